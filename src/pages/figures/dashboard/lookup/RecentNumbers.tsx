import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTheme } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { spaced } from '../../../../../resources/numbers/spaced.ts';

interface RecentNumbersProps {
  readonly numbers: readonly string[];
  readonly onUse: (transponder: string) => void;
}

/** The numbers looked up last, to be looked up again. */
export function RecentNumbers({ numbers, onUse }: RecentNumbersProps) {
  const translate = useTranslate();
  const { colours } = useTheme().palette;
  const id = useId();
  if (numbers.length === 0) return null;
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mt: 1,
        fontSize: '0.875rem',
      }}
    >
      <Box component="span" id={id} sx={{ color: colours.onStrapMuted }}>
        {translate('home.recent')}
      </Box>
      {numbers.map((number) => (
        <ButtonBase
          key={number}
          type="button"
          onClick={() => onUse(number)}
          sx={{
            px: 1.25,
            minHeight: 32,
            borderRadius: '8px',
            font: 'inherit',
            fontVariantNumeric: 'tabular-nums',
            color: colours.onStrap,
            bgcolor: colours.strapRaised,
            '&:hover': { textDecoration: 'underline' },
            '&.Mui-focusVisible': { outline: `3px solid ${colours.brass}`, outlineOffset: 2 },
          }}
        >
          {spaced(number)}
        </ButtonBase>
      ))}
    </Box>
  );
}
