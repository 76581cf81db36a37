import LinearProgress from '@mui/material/LinearProgress';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ChoosePlace, limitName, uploadErrorText } from '../../../../files/index.ts';
import { PHOTO_RULES, type PhotoChoice as Choice } from './usePhotoChoice.ts';

interface PhotoChoiceProps {
  readonly choice: Choice;
  /** Words on its button. */
  readonly choose: ReactNode;
  readonly isOff?: boolean;
}

/** The place where a photo is chosen, taken, dropped or pasted, and what was wrong with it. */
export function PhotoChoice({
  choice: { choose: take, isOpening, error },
  choose,
  isOff = false,
}: PhotoChoiceProps) {
  const translate = useTranslate();
  const id = useId();
  const { accept, maxBytes } = PHOTO_RULES;
  return (
    <Box>
      <ChoosePlace
        id={id}
        accept={accept}
        onFiles={(files) => void take(files)}
        choose={choose}
        hint={translate(`filePages.picker.accepted.${accept}`, { size: limitName(maxBytes) })}
        isOff={isOff || isOpening}
        isBad={error !== null}
        dense
      />
      {isOpening && (
        <Box role="status" sx={{ mt: 1 }}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {translate('animalRegistration.photo.opening')}
          </Typography>
          <LinearProgress
            aria-label={translate('animalRegistration.photo.opening')}
            sx={{ borderRadius: 2 }}
          />
        </Box>
      )}
      <Typography
        id={`${id}-error`}
        role="alert"
        sx={{ mt: error ? 1 : 0, fontSize: '0.875rem', fontWeight: 600, color: 'error.main' }}
      >
        {error ? uploadErrorText(translate, error, PHOTO_RULES) : ''}
      </Typography>
    </Box>
  );
}
