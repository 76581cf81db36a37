import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';

interface PairsProps {
  readonly pairs: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** Names and values in two columns, a line each, where there is little room. */
export const CompactDescriptionList = ({ pairs }: PairsProps) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: 'minmax(96px, 40%) minmax(0, 1fr)',
      columnGap: 1.5,
      rowGap: 0.75,
      alignItems: 'baseline',
      fontSize: '0.9375rem',
      '& dt': { fontSize: '0.8125rem', color: 'text.secondary' },
      '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
      // A state of several words has no more room than any other value.
      '& dd .status': { whiteSpace: 'normal' },
    }}
  >
    {pairs.map(({ label, value }) => (
      <Fragment key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </Box>
);
