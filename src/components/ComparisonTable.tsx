import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import type { ReactNode } from 'react';

/** Below this width of its place, in pixels, words of a field's name would be broken and values cut. */
const STACKED_BELOW = 430;

const look = {
  tableLayout: 'fixed',
  '& tbody > tr > *': { verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& thead > tr > :first-of-type, & tbody > tr > th': { width: '26%' },
  [`@container (max-width: ${STACKED_BELOW - 0.05}px)`]: {
    '&, & thead, & tbody': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& thead > tr > :first-of-type': { display: 'none' },
    '& tbody > tr > th': { gridColumn: '1 / -1', borderBottom: 0, pb: 0, width: 'auto' },
    // A single value has the whole line.
    '& tbody > tr > th + td:last-of-type': { gridColumn: '1 / -1' },
    '& tbody > tr > td *': { whiteSpace: 'normal' },
  },
} as const;

/** Returns the rows of a comparison with those that differ first, each part in its order. */
export const differingFirst = <T,>(rows: readonly T[], differs: (row: T) => boolean): readonly T[] => [
  ...rows.filter(differs),
  ...rows.filter((row) => !differs(row)),
];

interface ComparisonTableProps {
  readonly label: string;
  /** Head and body; the first cell of a row in the body is a `th`, the field's name. */
  readonly children: ReactNode;
}

/**
 * A table of one or two columns of values, each row a field. Where its place is narrow, whatever the window, a field's
 * name stands above its values.
 */
export function ComparisonTable({ label, children }: ComparisonTableProps) {
  return (
    <Box sx={{ containerType: 'inline-size', minWidth: 0 }}>
      <Table size="small" aria-label={label} sx={look}>
        {children}
      </Table>
    </Box>
  );
}
