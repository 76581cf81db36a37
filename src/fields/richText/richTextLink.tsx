import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Editor } from '@tiptap/react';
import { useId, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { isLink } from '../../../resources/kit/values/html.ts';
import { TextControl } from '../../components/TextControl.tsx';

interface LinkProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Without a scheme it is a page of the web, unless it looks like one of the register's or an e-mail. */
function addressOf(typed: string): string {
  const text = typed.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(text) ? `https://${text}` : text;
}

/** Where a link leads. Without a selection the address itself is written. */
export function RichTextLink({ editor, onClose }: LinkProps) {
  const id = useId();
  const translate = useTranslate();
  const before = (editor.getAttributes('link').href as string | undefined) ?? '';
  const [typed, setTyped] = useState(before);
  const [isWrong, setWrong] = useState(false);

  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree the dialog is inside the surrounding form, which must not be submitted.
    event.stopPropagation();
    const href = addressOf(typed);
    if (!isLink(href)) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && before === '')
      chain
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else chain.setLink({ href }).run();
    return close();
  };

  return (
    <Dialog open onClose={close} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <Box component="form" noValidate onSubmit={save}>
        <DialogTitle id={`${id}-title`}>{translate('richText.link.title')}</DialogTitle>
        <DialogContent>
          <TextControl
            id={`${id}-address`}
            label={translate('richText.link.address')}
            help={translate('richText.link.help')}
            error={isWrong ? translate('richText.link.wrong') : undefined}
            text={typed}
            onText={(text) => {
              setTyped(text);
              setWrong(false);
            }}
            html={{ inputMode: 'url', maxLength: 500 }}
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          {before !== '' && (
            <Button
              color="error"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
                close();
              }}
              sx={{ mr: 'auto' }}
            >
              {translate('richText.link.remove')}
            </Button>
          )}
          <Button variant="outlined" onClick={close}>
            {translate('kit.form.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {translate('richText.link.save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
