import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { subscribeToUpload, uploadShare } from '../../../dataProvider/client/uploads.ts';

/** Shows the progress of a form's upload while it runs. */
export function UploadProgress() {
  const translate = useTranslate();
  const share = useSyncExternalStore(subscribeToUpload, uploadShare, uploadShare);
  if (share === null) return null;
  const percent = Math.round(share * 100);
  const text = translate(`filePages.picker.${share < 1 ? 'sending' : 'saving'}`, { percent });
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Typography>
      <LinearProgress
        aria-label={translate('filePages.picker.progress')}
        sx={{ borderRadius: 2 }}
        {...(share < 1 ? { variant: 'determinate' as const, value: percent } : {})}
      />
    </Box>
  );
}
