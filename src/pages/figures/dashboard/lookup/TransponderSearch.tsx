import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import {
  editTransponder,
  readScan,
  TRANSPONDER_LENGTH,
  type Scan,
} from '../../../../../resources/numbers/transponder.ts';
import { useChipReader } from '../../../../scan/useChipReader.ts';
import { takeEarlyKeys } from '../../../../scan/earlyKeys.ts';
import { Logo } from '../../../../theme/Logo.tsx';
import { stitchBorder } from '../../../../theme/stitchBorder.ts';
import { LookupResult } from './LookupResult.tsx';
import { ScanTrouble } from '../../../../components/transponder/ScanTrouble.tsx';
import { TransponderField } from './TransponderField.tsx';
import { RecentNumbers } from './RecentNumbers.tsx';
import { useLookup } from './useLookup.ts';
import { useOrigin } from '../../../../components/transponder/useOrigin.ts';
import { useRecentNumbers } from './recentNumbers.ts';

/** The home page's strap: a number is typed, pasted or read, decoded while it grows, and its animal opens. */
export function TransponderSearch() {
  const translate = useTranslate();
  const { colours } = useTheme().palette;
  const field = useRef<HTMLInputElement>(null);
  const [digits, setDigits] = useState('');
  const [trouble, setTrouble] = useState<Scan>();
  const { lookup, look, forget } = useLookup();
  const origin = useOrigin(digits);
  const { recentNumbers, keep } = useRecentNumbers();

  const put = useCallback(
    (text: string) => {
      setDigits((before) => editTransponder(before, text));
      setTrouble(undefined);
      forget();
    },
    [forget],
  );

  const doubt = useCallback(
    (scan: Scan) => {
      put('digits' in scan ? scan.digits : '');
      setTrouble(scan);
      field.current?.focus();
    },
    [put],
  );

  const take = useCallback(
    (text: string) => {
      const scan = readScan(text);
      if (scan.kind !== 'OK') return doubt(scan);
      put(text);
      keep(scan.transponder);
      return void look(scan.transponder);
    },
    [put, doubt, keep, look],
  );

  useChipReader({
    onScan: take,
    onDigit: () => {
      // A number that is complete makes room for the next one.
      if (digits.length === TRANSPONDER_LENGTH) put('');
      field.current?.focus();
    },
  });

  // What was typed before this page was there.
  const takeEarly = useEffectEvent(() => {
    const { text, entered } = takeEarlyKeys();
    if (!/\d/.test(text)) return;
    field.current?.focus();
    if (entered) take(text);
    else put(text);
  });
  useEffect(() => takeEarly(), []);

  const type = (text: string) => {
    const pasted = text.length - digits.length > 1;
    const scan = readScan(text);
    if (pasted && scan.kind !== 'TOO_SHORT' && scan.kind !== 'OK') doubt(scan);
    else put(text);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (lookup.kind !== 'searching') take(digits);
  };

  return (
    <>
      <Box
        component="form"
        role="search"
        aria-label={translate('home.search.label')}
        onSubmit={submit}
        noValidate
        sx={(theme) => ({
          position: 'relative',
          overflow: 'hidden',
          px: { xs: 2, md: 4 },
          py: { xs: 3, md: 3.75 },
          borderRadius: '16px',
          bgcolor: colours.strap,
          color: colours.onStrap,
          border: `1px solid ${theme.palette.mode === 'dark' ? colours.line : colours.strap}`,
          '&::before': stitchBorder(theme, 'top', 70),
          '&::after': stitchBorder(theme, 'bottom', 70),
        })}
      >
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            right: 22,
            top: '50%',
            transform: 'translateY(-46%)',
            lineHeight: 0,
            display: { xs: 'none', lg: 'block' },
          }}
        >
          <Logo size={128} strap={colours.strapRaised} seam />
        </Box>
        <TransponderField
          digits={digits}
          onText={type}
          busy={lookup.kind === 'searching'}
          inputRef={field}
          onNumber={take}
        />
        <Typography
          id="transponder-origin"
          role="status"
          sx={{ mt: 1.5, minHeight: '1.5em', color: origin ? colours.onStrap : colours.onStrapMuted }}
        >
          {origin ?? translate('home.search.hint')}
        </Typography>
        <RecentNumbers numbers={recentNumbers} onUse={take} />
      </Box>
      {trouble && <ScanTrouble scan={trouble} onUse={take} />}
      <LookupResult lookup={lookup} onRetry={() => take(digits)} />
    </>
  );
}
