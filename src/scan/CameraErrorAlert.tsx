import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { CameraTrouble } from './openCamera.ts';

interface CameraErrorAlertProps {
  /** READER: what reads the codes could not be fetched or started. */
  readonly trouble: CameraTrouble | 'READER';
  readonly onRetry: () => void;
}

/** Says why there is no live picture, and names the next step. */
export function CameraErrorAlert({ trouble, onRetry }: CameraErrorAlertProps) {
  const translate = useTranslate();
  return (
    <Alert severity="warning" role="alert">
      {translate(`scan.trouble.${trouble}`)}
      {/* An address without encryption stays one. */}
      {trouble !== 'INSECURE' && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          onClick={onRetry}
          sx={{ display: 'flex', mt: 1 }}
        >
          {translate('scan.retry')}
        </Button>
      )}
    </Alert>
  );
}
