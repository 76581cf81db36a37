import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { uploadErrorText, type UploadItem } from '../../../../files/index.ts';
import { PHOTO_RULES } from './usePhotoChoice.ts';

/** A photo on its way to the server, and how it stands. */
export function PhotoSending({
  item,
  picture,
}: {
  readonly item: UploadItem;
  readonly picture: string | null;
}) {
  const translate = useTranslate();
  const { state, error, progress } = item;
  const percent = Math.round(progress * 100);
  const hasLeft = state === 'SENDING' && progress >= 1;
  const standing =
    state === 'SENDING'
      ? translate(`filePages.picker.${hasLeft ? 'saving' : 'sending'}`, { percent })
      : translate(`filePages.picker.${state === 'READING' ? 'reading' : 'waiting'}`);
  return (
    <>
      <Box sx={{ maxWidth: { xs: 180, sm: 260 }, mx: 'auto' }}>
        {picture && (
          <Box
            component="img"
            src={picture}
            alt={translate('animalRegistration.photo.preview')}
            sx={({ palette }) => ({
              display: 'block',
              width: '100%',
              aspectRatio: '1',
              borderRadius: '12px',
              border: `1px solid ${palette.colours.line}`,
              opacity: state === 'SENDING' ? 0.75 : 1,
            })}
          />
        )}
        {!error && (
          <Box sx={{ mt: 1.5, textAlign: 'center' }}>
            <Typography
              variant="caption"
              sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
            >
              {standing}
            </Typography>
            {state === 'SENDING' && (
              <LinearProgress
                aria-label={translate('animalRegistration.photo.sending')}
                sx={{ mt: 0.5, borderRadius: 2 }}
                {...(hasLeft ? {} : { variant: 'determinate' as const, value: percent })}
              />
            )}
          </Box>
        )}
      </Box>
      {error && (
        <Alert severity="error" role="alert" sx={{ mt: 2 }}>
          {error === 'STALE_VERSION'
            ? translate('animalRegistration.photo.stale')
            : uploadErrorText(translate, error, PHOTO_RULES)}
        </Alert>
      )}
    </>
  );
}
