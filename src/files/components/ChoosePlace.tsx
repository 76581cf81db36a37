import AddPhotoAlternateRounded from '@mui/icons-material/AddPhotoAlternateRounded';
import PhotoCameraRounded from '@mui/icons-material/PhotoCameraRounded';
import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Accept } from '../../../resources/common/document/fileKinds.ts';
import { ChooseButton } from './ChooseButton.tsx';
import { useOffered } from './useOffered.ts';

interface ChoosePlaceProps {
  /** Id of its button; its hint is `…-hint`, and the message of an error is `…-error`. */
  readonly id: string;
  readonly accept: Accept;
  readonly onFiles: (files: readonly File[]) => void;
  /** The kinds of files that are accepted here. */
  readonly hint: string;
  /** Words on its button. */
  readonly choose: ReactNode;
  readonly several?: boolean;
  readonly isOff?: boolean;
  /** Whether there is room for no more files; further ones are refused with a message. */
  readonly isFull?: boolean;
  readonly isBad?: boolean;
  /** Less air, where something has been chosen already. */
  readonly dense?: boolean;
}

/** Where files are chosen, photographed, dropped or pasted. */
export function ChoosePlace({
  id,
  accept,
  onFiles,
  hint,
  choose,
  several = false,
  isOff = false,
  isFull = false,
  isBad = false,
  dense = false,
}: ChoosePlaceProps) {
  const translate = useTranslate();
  const hasFinger = useMediaQuery('(pointer: coarse)');
  const { place, isOver } = useOffered(onFiles, isOff);
  const Icon = accept === 'image' ? AddPhotoAlternateRounded : UploadFileRounded;
  const button = {
    accept,
    onFiles,
    variant: 'outlined',
    disabled: isOff || isFull,
    'aria-describedby': `${id}-hint ${id}-error`,
  } as const;
  return (
    <Box
      ref={place}
      sx={({ palette }) => ({
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: dense ? 2 : 3.5,
        textAlign: 'center',
        borderRadius: '12px',
        border: `2px dashed ${isOver ? palette.colours.primary : isBad ? palette.colours.tones.bad.text : palette.colours.edge}`,
        bgcolor: isOver ? palette.colours.primaryTint : 'transparent',
      })}
    >
      <Icon aria-hidden sx={{ fontSize: '2rem', color: 'primary.main' }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: 1 }}>
        {hasFinger && accept !== 'document' && (
          <ChooseButton {...button} camera startIcon={<PhotoCameraRounded />}>
            {translate('kit.fields.upload.camera')}
          </ChooseButton>
        )}
        <ChooseButton {...button} id={id} several={several}>
          {choose}
        </ChooseButton>
        {!hasFinger && (
          <Typography component="span" sx={{ color: 'text.secondary' }}>
            {translate(isOver ? 'kit.fields.upload.dropNow' : 'kit.fields.upload.drop')}
          </Typography>
        )}
      </Box>
      <Typography id={`${id}-hint`} variant="caption" sx={{ color: 'text.secondary' }}>
        {hint}
      </Typography>
    </Box>
  );
}
