import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';

interface RevealDialogProps {
  readonly title: string;
  readonly text: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows a secret, the only time that it is known. */
export function RevealDialog({ title, text, secret, onClose }: RevealDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard?.writeText(secret).then(() => setCopied(true));
  return (
    <Dialog open aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`} maxWidth="xs" fullWidth>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`}>
        <Typography>{text}</Typography>
        <Typography
          component="output"
          sx={{
            display: 'block',
            mt: 2,
            fontFamily: 'monospace',
            fontSize: secret.length > 20 ? '0.9375rem' : '1.5rem',
            overflowWrap: 'anywhere',
            userSelect: 'all',
          }}
        >
          {secret}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={copy}>
          {translate(isCopied ? 'kit.operation.copied' : 'kit.operation.copy')}
        </Button>
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('kit.operation.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
