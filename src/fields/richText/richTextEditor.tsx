import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { isLink } from '../../../resources/kit/values/html.ts';
import { richTextStyles } from '../../components/richText/RichText.tsx';
import type { ControlProps } from '../kind.ts';
import { RichTextToolbar } from './richTextToolbar.tsx';

type EditorProps = Omit<ControlProps, 'module' | 'source' | 'field'>;

/** In a table, too, the Tab key leaves the text: otherwise keyboard users could not leave it. */
const OpenTable = Table.extend({
  addKeyboardShortcuts() {
    const { Tab: _next, 'Shift-Tab': _previous, ...others } = this.parent?.() ?? {};
    return others;
  },
});

/** The formats that can be written: the server keeps all of them, and pasting removes any other. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: 'noopener noreferrer' },
      isAllowedUri: (address) => isLink(address),
    },
  }),
  OpenTable.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
];

/** A field for formatted text: its tools above, the text below as it will be read. */
export function RichTextEditor({
  id,
  label,
  value,
  onChange,
  onBlur,
  inputRef,
  error,
  help,
  required = false,
  disabled = false,
  autoFocus = false,
  bare = false,
}: EditorProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const html = String(value ?? '');
  // A value that the editor itself reported must not be set again: that would move the cursor.
  const told = useRef(html);
  const toolbar = useRef<HTMLDivElement>(null);
  const heard = useRef({ onChange, onBlur });
  useEffect(() => {
    heard.current = { onChange, onBlur };
  });
  const message = error ?? (help || undefined);
  const attributes: Record<string, string> = {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(message && { 'aria-describedby': `${id}-helper` }),
    ...(error !== undefined && { 'aria-invalid': 'true' }),
    ...(required && { 'aria-required': 'true' }),
  };
  const editor = useEditor({
    extensions,
    content: html,
    editable: !disabled,
    autofocus: autoFocus ? 'end' : false,
    injectCSS: false,
    onUpdate: ({ editor: now }) => {
      told.current = now.isEmpty ? '' : now.getHTML();
      heard.current.onChange(told.current);
    },
    onBlur: () => heard.current.onBlur?.(),
    editorProps: {
      attributes,
      handleKeyDown: (_view, event) => {
        if (!(event.altKey && event.key === 'F10')) return false;
        toolbar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
        return true;
      },
    },
  });
  useEffect(() => {
    if (!editor || html === told.current) return;
    told.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  const described = JSON.stringify(attributes);
  useEffect(() => {
    editor?.setOptions({
      editorProps: { ...editor.options.editorProps, attributes: JSON.parse(described) as typeof attributes },
    });
  }, [editor, described, locale]);
  useImperativeHandle(inputRef, () => ({ focus: () => editor?.commands.focus() }) as unknown as HTMLElement, [
    editor,
  ]);

  return (
    <FormControl error={error !== undefined} required={required} disabled={disabled}>
      {!bare && (
        <InputLabel component="span" id={`${id}-label`} onClick={() => editor?.commands.focus()}>
          {label}
        </InputLabel>
      )}
      <Box
        sx={(theme) => ({
          borderRadius: '7px',
          border: `1px solid ${error === undefined ? theme.palette.colours.edge : theme.palette.colours.tones.bad.text}`,
          bgcolor: theme.palette.colours.paper,
          '&:has(.ProseMirror:focus)': {
            borderColor: theme.palette.colours.primary,
            boxShadow: `inset 0 0 0 1px ${theme.palette.colours.primary}`,
          },
          '& .ProseMirror': {
            minHeight: 160,
            px: 2,
            py: 1.5,
            outline: 'none',
            lineHeight: 1.6,
            whiteSpace: 'pre-wrap',
            // So wide that a line is as long as it will be read.
            maxWidth: 'calc(68ch + 32px)',
            ...richTextStyles(theme),
          },
          '& .ProseMirror-gapcursor': { display: 'none' },
          '& .ProseMirror .selectedCell': { bgcolor: theme.palette.colours.primaryTint },
        })}
      >
        {editor && <RichTextToolbar ref={toolbar} editor={editor} controls={id} disabled={disabled} />}
        <Box sx={{ maxHeight: '60dvh', overflowY: 'auto' }}>
          <EditorContent editor={editor} />
        </Box>
      </Box>
      {message && <FormHelperText id={`${id}-helper`}>{message}</FormHelperText>}
      <FormHelperText sx={{ '@media (hover: none)': { display: 'none' } }}>
        {translate('richText.keys')}
      </FormHelperText>
    </FormControl>
  );
}
