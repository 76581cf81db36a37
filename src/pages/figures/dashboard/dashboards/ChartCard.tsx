import BarChartRounded from '@mui/icons-material/BarChartRounded';
import TableChartRounded from '@mui/icons-material/TableChartRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** Pixels that a chart is high. */
export const CHART_HEIGHT = 260;

export interface ChartCardProps {
  readonly title: string;
  /** The table behind the chart: its heads, and its rows as they are read. */
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly wide?: boolean;
  /** The chart. It says nothing that the table does not. */
  readonly children: ReactNode;
}

/** A chart, and at the press of a button the figures behind it as a table. */
export function ChartCard({ title, heads, rows, wide = false, children }: ChartCardProps) {
  const translate = useTranslate();
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const label = translate(asTable ? 'home.dashboards.showChart' : 'home.dashboards.showTable', { title });
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ minWidth: 0, ...(wide && { gridColumn: '1 / -1' }) }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 2, pr: 1, pt: 1 }}>
        <Typography id={id} variant="h2" sx={{ flex: 1, fontSize: '1.0625rem' }}>
          {title}
        </Typography>
        <Tooltip title={label}>
          <IconButton aria-label={label} onClick={() => setAsTable(!asTable)}>
            {asTable ? <BarChartRounded /> : <TableChartRounded />}
          </IconButton>
        </Tooltip>
      </Box>
      {asTable ? (
        <Box
          tabIndex={0}
          role="group"
          aria-labelledby={id}
          sx={{ height: CHART_HEIGHT + 16, overflow: 'auto', px: 1 }}
        >
          <Table size="small" stickyHeader aria-labelledby={id}>
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
                    <TableCell
                      key={heads[column + 1]}
                      align="right"
                      sx={{ fontVariantNumeric: 'tabular-nums' }}
                    >
                      {figure}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      ) : (
        <Box
          role="img"
          aria-label={rows.map((row) => row.join(': ')).join('; ')}
          sx={{ px: 1, pb: 1, minHeight: CHART_HEIGHT + 16 }}
        >
          {children}
        </Box>
      )}
    </Card>
  );
}
