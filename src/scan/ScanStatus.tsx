import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Reading } from './finding.ts';
import { ReadingNote } from './ReadingNote.tsx';
import type { PictureState } from './usePictureFile.ts';

interface ScanStatusProps {
  readonly isLive: boolean;
  /** There is no live picture and there will be none: another message explains it. */
  readonly isOff: boolean;
  readonly reading: Reading;
  readonly picture: PictureState;
  readonly onUse: (transponder: string) => void;
}

/** Shows the progress of the reading, also to screen readers. */
export function ScanStatus({ isLive, isOff, reading, picture, onUse }: ScanStatusProps) {
  const translate = useTranslate();
  const told =
    picture === 'READING' || (reading.kind === 'NOTHING' && picture === 'NONE') ? (
      <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
        {picture === 'READING'
          ? translate('scan.readingPicture')
          : !isOff && translate(isLive ? 'scan.hint' : 'scan.starting')}
      </Box>
    ) : picture === 'NONE' ? (
      <ReadingNote reading={reading} onUse={onUse} />
    ) : (
      <Alert role="none" icon={false} severity="warning">
        {translate(`scan.${picture}`)}
      </Alert>
    );
  return (
    <Box role="status" sx={{ minHeight: isOff ? 0 : 48 }}>
      {told}
    </Box>
  );
}
