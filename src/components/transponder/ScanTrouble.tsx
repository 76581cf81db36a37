import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Scan } from '../../../resources/numbers/transponder.ts';
import { spaced } from '../../../resources/numbers/spaced.ts';

interface ScanTroubleProps {
  readonly scan: Scan;
  /** Continues with the number that was probably meant. */
  readonly onUse: (transponder: string) => void;
}

/** Shows the fault of a number, and the numbers that may be meant. Nothing is changed without a question. */
export function ScanTrouble({ scan, onUse }: ScanTroubleProps) {
  const translate = useTranslate();
  if (scan.kind === 'OK') return null;
  const offer = scan.kind === 'LEADING_ZERO' || scan.kind === 'COUNTRY_LETTERS' ? scan.offer : null;
  const missing = scan.kind === 'TOO_SHORT' ? scan.missing : 0;
  return (
    <Alert
      severity="warning"
      role="alert"
      sx={{ mt: 2 }}
      action={
        offer ? (
          <Button color="inherit" size="small" onClick={() => onUse(offer)}>
            {translate('home.trouble.use', { transponder: spaced(offer) })}
          </Button>
        ) : undefined
      }
    >
      {translate(`home.trouble.${scan.kind}`, {
        smart_count: missing,
        digits: 'digits' in scan ? scan.digits.length : 0,
      })}
    </Alert>
  );
}
