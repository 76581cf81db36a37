import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState, type FormEvent, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { readScan, type Scan } from '../../resources/numbers/transponder.ts';
import { onlyDigits } from '../../resources/numbers/digits.ts';
import { TextControl } from '../components/TextControl.tsx';
import { ScanTrouble } from '../components/transponder/ScanTrouble.tsx';
import { useOrigin } from '../components/transponder/useOrigin.ts';
import { tabular } from '../theme/layout.ts';

interface TypedNumberProps {
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly onNumber: (transponder: string) => void;
  /** Whether there is no live picture: the field is then the main input. */
  readonly isNeeded: boolean;
}

/** The number in figures, for when no camera reads it: what is typed here counts as what would have been read. */
export function TypedNumber({ fieldRef, onNumber, isNeeded }: TypedNumberProps) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<Scan>();
  const origin = useOrigin(onlyDigits(text));

  useEffect(() => {
    if (isNeeded) fieldRef.current?.focus();
  }, [isNeeded, fieldRef]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form of the page may be around this dialog, for React if not for the browser.
    event.stopPropagation();
    const scan = readScan(text);
    if (scan.kind === 'OK') return onNumber(scan.transponder);
    setTrouble(scan);
    return fieldRef.current?.focus();
  };

  return (
    <Box component="form" noValidate data-light onSubmit={submit}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <TextControl
            id="scan-number"
            label={translate('home.search.title')}
            text={text}
            onText={(typed) => {
              setText(typed);
              setTrouble(undefined);
            }}
            inputRef={fieldRef}
            help={origin ?? translate('scan.type')}
            html={{ inputMode: 'numeric', spellCheck: false, style: { ...tabular, letterSpacing: '0.04em' } }}
          />
        </Box>
        <Button
          type="submit"
          variant={isNeeded ? 'contained' : 'outlined'}
          sx={{ mt: '29px', minHeight: 40 }}
        >
          {translate('scan.use')}
        </Button>
      </Box>
      {trouble && <ScanTrouble scan={trouble} onUse={onNumber} />}
    </Box>
  );
}
