import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { CopyButton } from '../components/CopyButton.tsx';

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
            <Box sx={{ mt: 1 }}>
              <CopyButton
                text={address}
                label={translate('kit.operation.copyAddress')}
                size="small"
                variant="outlined"
              />
            </Box>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <CopyButton text={secret} label={translate('kit.operation.copy')} variant="outlined" />
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('kit.operation.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
