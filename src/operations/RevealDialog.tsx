import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';

interface RevealDialogProps {
  readonly title: string;
  readonly text: string;
  readonly secret: string;
  /** Of the page on which the secret is used, with the words that stand above it. */
  readonly address?: string;
  readonly addressText?: string;
  readonly onClose: () => void;
}

/** Shows a secret, the only time that it is known, and where it is used. */
export function RevealDialog({ title, text, secret, address, addressText, onClose }: RevealDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const [copied, setCopied] = useState<string>();
  const copy = (value: string) => void navigator.clipboard?.writeText(value).then(() => setCopied(value));
  const word = (value: string, key: string) =>
    translate(copied === value ? 'kit.operation.copied' : `kit.operation.${key}`);
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
        {address !== undefined && (
          <Box sx={{ mt: 2 }}>
            <Typography>{addressText}</Typography>
            <Link href={address} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
              {address}
            </Link>
            <Button
              size="small"
              variant="outlined"
              onClick={() => copy(address)}
              sx={{ display: 'flex', mt: 1 }}
            >
              {word(address, 'copyAddress')}
            </Button>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => copy(secret)}>
          {word(secret, 'copy')}
        </Button>
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('kit.operation.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
