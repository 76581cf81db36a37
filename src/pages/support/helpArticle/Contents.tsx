import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Place } from './outline.ts';

/** The headings of a long article, to jump to. */
export function Contents({ places }: { readonly places: readonly Place[] }) {
  const id = useId();
  const translate = useTranslate();
  const top = Math.min(...places.map(({ level }) => level));
  return (
    <Box
      component="nav"
      aria-labelledby={id}
      className="no-print"
      sx={{ fontSize: '0.9375rem', position: { lg: 'sticky' }, top: { lg: 88 } }}
    >
      <Typography id={id} component="h2" sx={{ mb: 0.75, fontSize: '0.875rem', fontWeight: 700 }}>
        {translate('help.contents')}
      </Typography>
      <Box
        component="ul"
        sx={({ palette: { colours } }) => ({
          m: 0,
          p: 0,
          pl: 1.75,
          listStyle: 'none',
          borderLeft: `2px solid ${colours.line}`,
        })}
      >
        {places.map(({ id: place, text, level }) => (
          <Box component="li" key={place} sx={{ py: 0.375, pl: level > top ? 1.5 : 0 }}>
            <Link href={`#${place}`} underline="hover" color="text.secondary">
              {text}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
