import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { spaced } from '../../resources/numbers/spaced.ts';
import { useOrigin } from '../components/transponder/useOrigin.ts';
import { tabular } from '../theme/layout.ts';
import type { Reading } from './finding.ts';

/** The numbers that a reading leaves to a person to confirm. */
function offersOf(reading: Reading): readonly string[] {
  if (reading.kind === 'SEVERAL') return reading.transponders;
  return reading.kind === 'TOLD' && reading.finding.kind === 'PROBABLE' ? [reading.finding.transponder] : [];
}

interface ReadingNoteProps {
  readonly reading: Reading;
  readonly onUse: (transponder: string) => void;
}

/** Shows a code that was not taken at once; offers the numbers that may be meant. */
export function ReadingNote({ reading, onUse }: ReadingNoteProps) {
  const translate = useTranslate();
  const offers = offersOf(reading);
  const origin = useOrigin(offers.length === 1 ? (offers[0] ?? '') : '');
  if (reading.kind === 'NOTHING' || reading.kind === 'TAKE') return null;
  const text =
    reading.kind === 'SEVERAL'
      ? translate('scan.found.SEVERAL')
      : translate(`scan.found.${reading.finding.kind}`, reading.finding);
  return (
    <Alert
      role="none"
      icon={false}
      severity="warning"
      sx={{ '& .MuiAlert-message': { overflowWrap: 'anywhere' } }}
    >
      {text}
      {origin && <Box sx={{ mt: 0.5 }}>{origin}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:not(:empty)': { mt: 1 } }}>
        {offers.map((number) => (
          <Button
            key={number}
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => onUse(number)}
            sx={tabular}
          >
            {translate('kit.fields.transponder.offer', { number: spaced(number) })}
          </Button>
        ))}
      </Box>
    </Alert>
  );
}
