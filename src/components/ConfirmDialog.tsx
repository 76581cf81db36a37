import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  readonly cancel: string;
  readonly onConfirm: () => void;
  /** The id of the form within that confirming sends, in place of `onConfirm`. */
  readonly form?: string | undefined;
  readonly onCancel: () => void;
  /** The action cannot be undone. */
  readonly danger?: boolean;
  readonly busy?: boolean;
  /** A third answer, between the two. */
  readonly other?: { readonly label: string; readonly onClick: () => void };
  /** It asks for something: the focus is left to its first field. */
  readonly isForm?: boolean;
  /** The user has just chosen this action and can still take it back: Enter confirms it. */
  readonly isChosen?: boolean;
  /** It shows records side by side: as wide as a page, and too long to be read out as its description. */
  readonly isWide?: boolean;
  /** Confirming is not possible yet. */
  readonly disabled?: boolean;
  /** To be typed before it can be confirmed, in small or capital letters: for what loses much at once. */
  readonly word?: string | undefined;
}

/** A question before something happens. The safe answer has the focus unless it `isChosen`; Escape is that answer. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  cancel,
  onConfirm,
  form,
  onCancel,
  danger = false,
  busy = false,
  other,
  isForm = false,
  isChosen = false,
  isWide = false,
  disabled = false,
  word,
}: ConfirmDialogProps) {
  const id = useId();
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const isTyped = word === undefined || typed.trim().toLocaleLowerCase() === word.toLocaleLowerCase();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={isWide ? undefined : `${id}-text`}
      maxWidth={isWide ? 'md' : 'xs'}
      fullWidth
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent id={`${id}-text`}>
        {children}
        {word !== undefined && (
          <TextField
            id={`${id}-word`}
            fullWidth
            label={translate('kit.form.confirmWord', { word })}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: 40 } }}
            sx={{ mt: 2 }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus={!isForm && !isChosen} variant="outlined" onClick={onCancel}>
          {cancel}
        </Button>
        {other && (
          <Button variant="outlined" onClick={other.onClick}>
            {other.label}
          </Button>
        )}
        <Button
          autoFocus={isChosen}
          variant="contained"
          color={danger ? 'error' : 'primary'}
          {...(form === undefined ? { onClick: onConfirm } : { type: 'submit', form })}
          loading={busy}
          disabled={disabled || !isTyped}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
