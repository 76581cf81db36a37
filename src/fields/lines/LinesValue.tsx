import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { EmptyValue } from '../controls/EmptyValue.tsx';
import { isEmpty, type ValueProps } from '../kind.ts';
import { lineFieldLabel, linesOf, partsOf, type ViewOf } from './lineTexts.ts';

/** Lines as a table. */
export function LinesValue({ viewOf, ...props }: ValueProps & { readonly viewOf: ViewOf }) {
  const { module, field, value } = props;
  const translate = useTranslate();
  const lines = linesOf(value);
  const parts = partsOf(field);
  if (isEmpty(value)) return <EmptyValue />;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {parts.map(([name, { kind }]) => (
              <TableCell key={name} align={viewOf(kind).align}>
                {lineFieldLabel(translate, props, name)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line, at) => (
            // Lines that are read do not move.
            // eslint-disable-next-line react/no-array-index-key
            <TableRow key={at}>
              {parts.map(([name, part]) => {
                const { Value, align } = viewOf(part.kind);
                return (
                  <TableCell key={name} align={align}>
                    <Value module={module} source={name} field={part} value={line[name]} record={line} />
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
