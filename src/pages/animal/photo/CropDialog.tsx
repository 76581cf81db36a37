import AddRounded from '@mui/icons-material/AddRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslate } from 'react-admin';
import { cropped, type Area, type Photo } from './picture.ts';
import { PanButtons } from './PanButtons.tsx';

interface CropDialogProps {
  /** Address of the picture to choose from. */
  readonly url: string;
  readonly onDone: (photo: Photo) => void;
  readonly onClose: () => void;
}

const ZOOM = { min: 1, max: 4, step: 0.1 } as const;

/** Chooses the square of a photo: by dragging, pinching, keys or buttons. */
export function CropDialog({ url, onDone, onClose }: CropDialogProps) {
  const translate = useTranslate();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(ZOOM.min);
  const [area, setArea] = useState<Area>();
  const [failed, setFailed] = useState(false);

  const done = () => {
    if (area) cropped(url, area).then(onDone, () => setFailed(true));
  };

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="crop-title">
      <DialogTitle id="crop-title">{translate('animalPages.photo.crop')}</DialogTitle>
      <DialogContent>
        {failed && (
          <Alert severity="error" sx={{ mb: 1.5 }}>
            {translate('animalPages.photo.unreadable')}
          </Alert>
        )}
        <Box
          sx={{
            position: 'relative',
            aspectRatio: '1',
            borderRadius: '12px',
            overflow: 'hidden',
            bgcolor: '#111',
          }}
        >
          <Cropper
            image={url}
            aspect={1}
            crop={place}
            zoom={zoom}
            minZoom={ZOOM.min}
            maxZoom={ZOOM.max}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            mediaProps={{ onError: () => setFailed(true) }}
          />
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 1.5 }}>
          <RemoveRounded fontSize="small" aria-hidden />
          <Slider
            size="small"
            aria-label={translate('animalPages.photo.zoom')}
            {...ZOOM}
            value={zoom}
            onChange={(_, value) => setZoom(Number(value))}
          />
          <AddRounded fontSize="small" aria-hidden />
          <PanButtons onPan={(x, y) => setPlace((now) => ({ x: now.x + x, y: now.y + y }))} />
        </Box>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {translate('animalPages.photo.cropHint')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('kit.form.cancel')}</Button>
        <Button variant="contained" onClick={done} disabled={!area}>
          {translate('animalPages.photo.use')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
