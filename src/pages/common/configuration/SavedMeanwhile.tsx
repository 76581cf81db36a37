import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { showTimestamp } from '../../../../resources/numbers/dates.ts';
import { useTimezone } from '../../../fields/index.ts';
import { EntrySummary } from './EntrySummary.tsx';
import type { Entry } from './useConfiguration.ts';

interface SavedMeanwhileProps {
  /** The value as another operator has saved it. */
  readonly current: Entry;
  readonly onTakeTheirs: () => void;
  readonly onKeepOwn: () => void;
}

/** Shows what another operator saved while this form was open, and asks which of the two values stays. */
export function SavedMeanwhile({ current, onTakeTheirs, onKeepOwn }: SavedMeanwhileProps) {
  const translate = useTranslate();
  const timezone = useTimezone();
  const box = useRef<HTMLDivElement>(null);
  const { updatedBy, updatedAt } = current;
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert severity="warning" role="alert" ref={box} tabIndex={-1}>
      <AlertTitle>{translate('configurationPages.meanwhile.title')}</AlertTitle>
      {updatedBy && updatedAt
        ? translate('configurationPages.meanwhile.saved', {
            user: updatedBy.name,
            date: showTimestamp(updatedAt, timezone),
          })
        : translate('configurationPages.meanwhile.savedUnknown')}
      <Box sx={{ my: 1, overflowWrap: 'anywhere' }}>
        <EntrySummary entry={current} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={onTakeTheirs}>
          {translate('configurationPages.meanwhile.takeTheirs')}
        </Button>
        <Button size="small" variant="outlined" onClick={onKeepOwn}>
          {translate('configurationPages.meanwhile.keepOwn')}
        </Button>
      </Box>
    </Alert>
  );
}
