import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { showTimestamp } from '../../../../../resources/numbers/dates.ts';
import { unbroken, useTimezone } from '../../../../fields/index.ts';
import { spaced } from '../../../../../resources/numbers/spaced.ts';
import type { Draft } from './useDraft.ts';

interface DraftOfferProps {
  readonly draft: Draft;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** A registration that was never finished: go on with it, or not. */
export function DraftOffer({ draft, onRestore, onDiscard }: DraftOfferProps) {
  const translate = useTranslate();
  const date = showTimestamp(draft.at, useTimezone());
  const { transponder } = draft.values;
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button color="inherit" size="small" variant="outlined" onClick={onRestore}>
            {translate('animalPages.draft.restore')}
          </Button>
          <Button color="inherit" size="small" onClick={onDiscard}>
            {translate('animalPages.draft.discard')}
          </Button>
        </Box>
      }
    >
      {unbroken(
        transponder
          ? translate('animalPages.draft.foundFor', { transponder: spaced(transponder), date })
          : translate('animalPages.draft.found', { date }),
      )}
    </Alert>
  );
}
