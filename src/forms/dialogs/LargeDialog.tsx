import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import { stack } from '../../theme/layout.ts';

interface LargeDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly isBusy: boolean;
  /** Sending is not possible yet. */
  readonly disabled?: boolean;
  /** It stays open while it is busy. */
  readonly isHeld?: boolean;
  readonly maxWidth?: 'sm' | 'md';
  /** On screens narrower than this, in pixels, it is as large as the screen. */
  readonly fullScreenBelow?: number;
  readonly form?: Ref<HTMLFormElement>;
  readonly onSend: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog that fills a small screen; Enter sends it. */
export function LargeDialog({
  title,
  confirm,
  isBusy,
  disabled = false,
  isHeld = false,
  maxWidth = 'sm',
  fullScreenBelow = 600,
  form,
  onSend,
  onClose,
  children,
}: LargeDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const isNarrow = useMediaQuery(`(max-width: ${fullScreenBelow - 0.05}px)`, { noSsr: true });
  return (
    <Dialog
      open
      onClose={isHeld ? undefined : onClose}
      fullScreen={isNarrow}
      maxWidth={maxWidth}
      fullWidth
      aria-labelledby={id}
    >
      <Box
        component="form"
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ ...stack, alignContent: 'start' }}>{children}</DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={isHeld}>
            {translate('kit.form.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={disabled}>
            {confirm}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
