import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import {
  editTransponder,
  offerOf,
  readScan,
  TRANSPONDER_LENGTH,
  type TransponderTyping,
} from '../../../resources/numbers/transponder.ts';
import { tabular } from '../../theme/layout.ts';

/**
 * Typing, pasting and reading of a transponder, wherever one is entered. What was probably meant by a number with a
 * country's extra zero, or its letters, is offered and never put in silently; what is too long is said in words.
 */
export function useTransponderTyping(
  value: string,
  onChange: (value: string) => void,
  typing?: TransponderTyping,
): { type: (text: string) => void; offer: ReactNode; tooLong: string | undefined } {
  const translate = useTranslate();
  // Letters do not stay in a field of digits: what they meant is kept as long as what is left of them stands there.
  const [meant, setMeant] = useState<{ readonly left: string; readonly number: string } | null>(null);
  const type = (text: string) => {
    const left = editTransponder(value, text, typing);
    const number = offerOf(text);
    setMeant(number === null ? null : { left, number });
    onChange(left);
  };
  const number = meant?.left === value ? meant.number : offerOf(value);
  const offer = number !== null && number !== value && (
    <Button size="small" onClick={() => onChange(number)} sx={{ mt: -1, mb: 1, ...tabular }}>
      {translate('kit.fields.transponder.offer', { number })}
    </Button>
  );
  const scan = readScan(value);
  const isTooLong = value.length > TRANSPONDER_LENGTH && typing !== 'ANYTHING';
  const tooLong = isTooLong
    ? translate(scan.kind === 'LEADING_ZERO' ? 'home.trouble.LEADING_ZERO' : 'home.trouble.TOO_LONG', {
        digits: value.length,
      })
    : undefined;
  return { type, offer, tooLong };
}
