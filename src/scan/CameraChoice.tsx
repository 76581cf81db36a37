import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

interface CameraChoiceProps {
  readonly cameras: readonly MediaDeviceInfo[];
  readonly cameraId: string;
  readonly choose: (cameraId: string) => void;
}

/** Which camera sees, where there are several. */
export function CameraChoice({ cameras, cameraId, choose }: CameraChoiceProps) {
  const translate = useTranslate();
  if (cameras.length < 2) return null;
  const isKnown = cameras.some(({ deviceId }) => deviceId === cameraId);
  return (
    <TextField
      select
      id="scan-camera"
      size="small"
      label={translate('scan.camera')}
      value={isKnown ? cameraId : ''}
      onChange={(event) => choose(event.target.value)}
    >
      {cameras.map(({ deviceId, label }, index) => (
        <MenuItem key={deviceId} value={deviceId}>
          {label || translate('scan.cameraNumber', { n: index + 1 })}
        </MenuItem>
      ))}
    </TextField>
  );
}
