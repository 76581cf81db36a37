import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { DataAnswer } from '../../resources/figures/dataSet/query.ts';
import { useTexts } from '../runtime/language/useTexts.ts';
import { tabular } from '../theme/layout.ts';
import { isFigure, useDataText } from './useDataText.ts';

interface AnswerTableProps {
  readonly answer: Pick<DataAnswer, 'columns' | 'rows'>;
  /** What a screen reader calls it. */
  readonly name: string;
  /** Pixels that it is high at most; as high as its rows unless given. */
  readonly height?: number | undefined;
  /** Rows that are shown; all unless given. */
  readonly most?: number | undefined;
  /** Opens what is behind a row. */
  readonly onRow?: ((row: number) => void) | undefined;
}

/** The answer to a question as a table, which scrolls within itself where it is wider than the page. */
export function AnswerTable({ answer: { columns, rows }, name, height, most, onRow }: AnswerTableProps) {
  const say = useTexts('dataBuilder');
  const textOf = useDataText();
  if (rows.length === 0) return <Typography color="text.secondary">{say('noRows')}</Typography>;
  return (
    <Box tabIndex={0} role="group" aria-label={name} sx={{ overflow: 'auto', maxHeight: height }}>
      <Table size="small" aria-label={name} stickyHeader={height !== undefined}>
        <TableHead>
          <TableRow>
            {columns.map((column, at) => (
              <TableCell key={at} align={isFigure(column) ? 'right' : 'left'}>
                {column.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.slice(0, most).map((row, line) => (
            <TableRow key={line} hover={onRow !== undefined}>
              {columns.map((column, at) => (
                <TableCell key={at} align={isFigure(column) ? 'right' : 'left'} sx={tabular}>
                  {onRow && at === 0 ? (
                    <Link
                      component="button"
                      type="button"
                      onClick={() => onRow(line)}
                      sx={{ textAlign: 'start', minWidth: '9em' }}
                    >
                      {textOf(column, row[at] ?? null)}
                    </Link>
                  ) : (
                    textOf(column, row[at] ?? null)
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
