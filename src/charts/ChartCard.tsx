import BarChartRounded from '@mui/icons-material/BarChartRounded';
import TableChartRounded from '@mui/icons-material/TableChartRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ChartTable, type ChartTableProps } from './ChartTable.tsx';
import { CHART_PLACE } from './drawings/chartStyles.ts';

/** What a card says whatever it draws. */
export interface CardProps {
  readonly title: string;
  /** Whether it takes the whole width of the grid. */
  readonly isWide?: boolean;
}

interface ChartCardProps extends CardProps, Pick<ChartTableProps, 'heads' | 'rows'> {
  /** The chart. It says nothing that the table does not. */
  readonly children: ReactNode;
}

/** A chart, and at the press of a button the figures behind it as a table. */
export function ChartCard({ title, heads, rows, isWide = false, children }: ChartCardProps) {
  const translate = useTranslate();
  const id = useId();
  const [isTable, setTable] = useState(false);
  const label = translate(isTable ? 'charts.showChart' : 'charts.showTable', { title });
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ minWidth: 0, ...(isWide && { gridColumn: '1 / -1' }) }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 2, pr: 1, pt: 1 }}>
        <Typography id={id} variant="h2" sx={{ flex: 1, fontSize: '1.0625rem' }}>
          {title}
        </Typography>
        <Tooltip title={label}>
          <IconButton aria-label={label} onClick={() => setTable(!isTable)}>
            {isTable ? <BarChartRounded /> : <TableChartRounded />}
          </IconButton>
        </Tooltip>
      </Box>
      {isTable ? (
        <ChartTable heads={heads} rows={rows} labelledBy={id} />
      ) : (
        <Box
          role="img"
          aria-label={rows.map((row) => row.join(': ')).join('; ')}
          sx={{ px: 1, pb: 1, minHeight: CHART_PLACE }}
        >
          {children}
        </Box>
      )}
    </Card>
  );
}
