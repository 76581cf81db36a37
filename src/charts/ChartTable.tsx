import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { CHART_PLACE } from './drawings/chartStyles.ts';

export interface ChartTableProps {
  readonly heads: readonly string[];
  /** Its rows as they are read: a name, and the figures under the other heads. */
  readonly rows: readonly (readonly string[])[];
  /** The id of the element that names it. */
  readonly labelledBy: string;
}

/** The figures behind a chart, as high as the chart is. */
export function ChartTable({ heads, rows, labelledBy }: ChartTableProps) {
  return (
    <Box
      tabIndex={0}
      role="group"
      aria-labelledby={labelledBy}
      sx={{ height: CHART_PLACE, overflow: 'auto', px: 1 }}
    >
      <Table size="small" stickyHeader aria-labelledby={labelledBy}>
        <TableHead>
          <TableRow>
            {heads.map((head, column) => (
              <TableCell key={head} align={column === 0 ? 'left' : 'right'}>
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name = '', ...figures]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {figures.map((figure, column) => (
                <TableCell key={heads[column + 1]} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {figure}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
