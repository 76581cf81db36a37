import Box from '@mui/material/Box';
import { useEffect, useRef, type RefObject } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslate } from 'react-admin';
import { ZOOM, type Crop } from './useCrop.ts';

interface CropFrameProps {
  readonly url: string;
  readonly crop: Crop;
  /** Id of the words that say which keys do what. */
  readonly hintId: string;
  readonly onUnreadable: () => void;
}

/** The photo below its frame: dragged, pinched, or moved with the keys once the frame has the focus. */
export function CropFrame({ url, crop, hintId, onUnreadable }: CropFrameProps) {
  const translate = useTranslate();
  const frame = useRef<RefObject<HTMLDivElement | null>>(null);
  // It is drawn once the photo is there, and takes the keys at once.
  const isThere = crop.square !== undefined;
  useEffect(() => {
    if (isThere) frame.current?.current?.focus();
  }, [isThere]);
  return (
    <Box
      sx={({ palette }) => ({
        position: 'relative',
        aspectRatio: '1',
        // What is below it stays in sight on a low screen.
        maxHeight: 'max(240px, 100dvh - 300px)',
        width: '100%',
        borderRadius: '12px',
        overflow: 'hidden',
        bgcolor: '#101514',
        '& .reactEasyCrop_CropArea': { outline: 'none' },
        '& .reactEasyCrop_CropArea:focus-visible': {
          borderColor: '#fff',
          boxShadow: `inset 0 0 0 3px ${palette.colours.brass}, 0 0 0 9999em`,
        },
      })}
    >
      <Cropper
        image={url}
        aspect={1}
        crop={crop.place}
        zoom={crop.zoom}
        rotation={crop.turns * 90}
        minZoom={ZOOM.min}
        maxZoom={ZOOM.max}
        onCropChange={crop.setPlace}
        onZoomChange={crop.setZoom}
        onCropAreaChange={crop.onArea}
        setMediaSize={crop.setMedia}
        setCropSize={crop.setFrame}
        setCropperRef={(ref) => {
          frame.current = ref;
        }}
        mediaProps={{ onError: onUnreadable }}
        cropperProps={{
          // Keys go to it, not to a screen reader's own walking about.
          role: 'application',
          'aria-label': translate('animalRegistration.photo.frame'),
          'aria-describedby': hintId,
          onKeyDown: crop.onKeyDown,
        }}
      />
    </Box>
  );
}
