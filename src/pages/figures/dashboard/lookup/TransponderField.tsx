import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import { TRANSPONDER_LENGTH } from '../../../../../resources/numbers/transponder.ts';
import { ScanButton } from '../../../../scan/ScanButton.tsx';
import { SlotInput } from '../../../../components/SlotInput.tsx';

/** As large as fifteen digits fit in the width of a phone, and no larger than is good to read. */
const DIGIT = 'clamp(1rem, calc((100vw - 96px) / 11.8), 2.125rem)';

/** From this width there is room for a button beside the plate. */
const ONE_BESIDE = '@media (min-width: 680px)';

/** From this width there is room for both buttons. */
const BESIDE = '@media (min-width: 1150px)';

interface TransponderPlateProps {
  readonly digits: string;
  readonly onText: (text: string) => void;
  readonly busy: boolean;
  readonly inputRef: Ref<HTMLInputElement>;
  /** Gets a whole number that the camera read. */
  readonly onNumber: (transponder: string) => void;
}

/** The plate in which a number is engraved, its count, and the buttons beside it. */
export function TransponderField({ digits, onText, busy, inputRef, onNumber }: TransponderPlateProps) {
  const translate = useTranslate();
  const { colours } = useTheme().palette;
  const count = `${digits.length} | ${TRANSPONDER_LENGTH}`;
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        [ONE_BESIDE]: { gridTemplateColumns: 'auto auto 1fr' },
        gap: 1.5,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
        <Typography component="label" htmlFor="transponder" sx={{ fontSize: '1.0625rem', fontWeight: 650 }}>
          {translate('home.search.title')}
        </Typography>
        <Typography
          id="transponder-count"
          component="span"
          sx={{ fontSize: '0.875rem', color: colours.onStrapMuted, fontVariantNumeric: 'tabular-nums' }}
        >
          <span aria-hidden>{count}</span>
          <span style={visuallyHidden}>
            {translate('home.search.count', { n: digits.length, of: TRANSPONDER_LENGTH })}
          </span>
        </Typography>
      </Box>
      <Box
        sx={{
          gridRow: 2,
          px: { xs: 1.5, sm: 2 },
          borderRadius: '12px',
          bgcolor: colours.paper,
          color: colours.ink,
          '&:focus-within': { outline: `3px solid ${colours.brass}`, outlineOffset: 2 },
        }}
      >
        <SlotInput
          id="transponder"
          name="transponder"
          autoComplete="off"
          slots={TRANSPONDER_LENGTH}
          marked={3}
          digit={DIGIT}
          gap={0.16}
          value={digits}
          onText={onText}
          inputRef={inputRef}
          inputProps={{
            inputMode: 'numeric',
            spellCheck: false,
            'aria-describedby': 'transponder-count transponder-origin',
          }}
          sx={{ '& input:focus-visible': { outline: 'none' }, pt: 1.25, pb: 0.75 }}
        />
      </Box>
      <Button
        type="submit"
        size="large"
        loading={busy}
        sx={{
          gridRow: 3,
          [ONE_BESIDE]: { gridRow: 2 },
          minHeight: 52,
          px: 3.5,
          borderRadius: '12px',
          bgcolor: colours.brass,
          color: '#221700',
          '&:hover': { bgcolor: '#e0a744' },
          '&.Mui-focusVisible': { outlineColor: colours.onStrap },
        }}
      >
        {translate('home.search.submit')}
      </Button>
      <ScanButton
        onNumber={onNumber}
        sx={{
          gridRow: 4,
          minHeight: 52,
          [ONE_BESIDE]: { gridRow: 3, justifySelf: 'start', minHeight: 44 },
          [BESIDE]: { gridRow: 2, minHeight: 52 },
          px: 2.5,
          borderRadius: '12px',
          bgcolor: 'transparent',
          color: colours.onStrap,
          borderColor: colours.onStrapMuted,
          '&:hover': { bgcolor: colours.strapRaised, borderColor: colours.onStrap },
          '&.Mui-focusVisible': { outlineColor: colours.onStrap },
        }}
      />
    </Box>
  );
}
