import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { jpegOf } from '../../../../files/index.ts';
import { CropFrame } from './CropFrame.tsx';
import { CropPreview } from './CropPreview.tsx';
import { CropTools } from './CropTools.tsx';
import { useCrop } from './useCrop.ts';
import { useOpened } from './useOpened.ts';

interface CropStepProps {
  /** The photo to choose the square of. */
  readonly source: Blob;
  readonly titleId: string;
  /** Given the square as a JPEG. */
  readonly onDone: (square: Blob) => void;
  readonly onCancel: () => void;
}

/** JPEG's own measure; the server draws it anew, so that it leaves with some quality to spare. */
const QUALITY = 0.92;

/** The part of a dialog in which the square of a photo is chosen. */
export function CropStep({ source, titleId, onDone, onCancel }: CropStepProps) {
  const translate = useTranslate();
  const hintId = useId();
  const hasFinger = useMediaQuery('(pointer: coarse)');
  const crop = useCrop();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { url, picture, failed } = useOpened(source);
  const [isBroken, setBroken] = useState(false);
  const isUnreadable = failed || isBroken;
  const use = () => {
    if (canvas.current) jpegOf(canvas.current, QUALITY).then(onDone, () => setBroken(true));
  };
  return (
    <>
      <DialogTitle id={titleId}>{translate('animalRegistration.photo.crop')}</DialogTitle>
      <DialogContent>
        {isUnreadable ? (
          <Alert severity="error" role="alert">
            {translate('animalRegistration.photo.unreadable')}
          </Alert>
        ) : (
          <Box
            sx={{
              display: 'grid',
              columnGap: 3,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 260px' },
            }}
          >
            <Box>
              {url && (
                <CropFrame url={url} crop={crop} hintId={hintId} onUnreadable={() => setBroken(true)} />
              )}
              <CropTools crop={crop} />
            </Box>
            <Box>
              <CropPreview canvas={canvas} picture={picture} square={crop.square} />
              <Typography
                id={hintId}
                variant="caption"
                sx={{ display: 'block', mt: 1.5, color: 'text.secondary' }}
              >
                {translate(`animalRegistration.photo.${hasFinger ? 'cropByHand' : 'cropHint'}`)}
              </Typography>
            </Box>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onCancel}>
          {translate('kit.form.cancel')}
        </Button>
        {!isUnreadable && (
          <Button variant="contained" onClick={use} disabled={!picture || !crop.square}>
            {translate('animalRegistration.photo.use')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
