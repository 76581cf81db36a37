import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import type { OpenedPicture } from '../../../../files/index.ts';
import { drawSquare, sideOf, type Square } from './picture.ts';

interface CropPreviewProps {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly picture: OpenedPicture | undefined;
  readonly square: Square | undefined;
}

/** Side in pixels below which a photo is blurred where the register shows it large. */
const SMALL = 260;

/** The square as it will be kept, pixel by pixel: what is sent is drawn here, while it is chosen. */
export function CropPreview({ canvas, picture, square }: CropPreviewProps) {
  const translate = useTranslate();
  useEffect(() => {
    if (!picture || !square) return undefined;
    // A finger moves it more often than the screen is drawn.
    const frame = requestAnimationFrame(() => {
      if (canvas.current) drawSquare(canvas.current, picture, square);
    });
    return () => cancelAnimationFrame(frame);
  }, [canvas, picture, square]);
  const side = square && sideOf(square.area);
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row', md: 'column' },
        alignItems: { xs: 'center', md: 'stretch' },
        gap: 1.5,
        mt: { xs: 1.5, md: 0 },
      }}
    >
      <Box
        component="canvas"
        ref={canvas}
        role="img"
        aria-label={translate('animalRegistration.photo.preview')}
        sx={({ palette }) => ({
          flex: 'none',
          display: 'block',
          width: { xs: 96, md: '100%' },
          aspectRatio: '1',
          borderRadius: '12px',
          border: `1px solid ${palette.colours.line}`,
          bgcolor: palette.colours.sunken,
        })}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>
          {translate('animalRegistration.photo.preview')}
        </Typography>
        <Typography
          role="status"
          variant="caption"
          sx={{ display: 'block', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {side &&
            [
              translate('animalRegistration.photo.size', { side }),
              square.turns > 0 &&
                translate('animalRegistration.photo.turned', { degrees: square.turns * 90 }),
            ]
              .filter(Boolean)
              .join(' · ')}
        </Typography>
        {side !== undefined && side < SMALL && (
          <Typography variant="caption" sx={{ display: 'block', color: 'warning.main', fontWeight: 600 }}>
            {translate('animalRegistration.photo.small')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
