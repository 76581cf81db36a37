import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { ACCOUNTING_KINDS, type AccountingColumn } from '../../../../resources/money/accounting/columns.ts';
import { showDate } from '../../../../resources/numbers/dates.ts';
import { showNumber } from '../../../fields/controls/number.tsx';
import { Unbroken } from '../../../fields/controls/Unbroken.tsx';
import { showCents } from '../../../fields/money/money.tsx';
import { useLanguage } from '../../../runtime/language/LanguageProvider.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { InvoiceCell } from './InvoiceCell.tsx';
import { centsOf, takesInvoice, type MonthRow } from './monthRows.ts';

/** Rows that are drawn at first, and more each time that they are asked for. */
const ROWS = 100;

const HEADS: readonly { readonly name: AccountingColumn; readonly isNumber?: true }[] = [
  { name: 'day' },
  { name: 'kind' },
  { name: 'entityName' },
  { name: 'reference' },
  { name: 'invoiceNumber' },
  { name: 'credits', isNumber: true },
  { name: 'netAmount', isNumber: true },
  { name: 'vatAmount', isNumber: true },
  { name: 'amount', isNumber: true },
];

interface MonthTableProps {
  readonly rows: readonly MonthRow[];
  readonly isClosed: boolean;
}

/** The rows of a month that people look at; the files have all columns. */
export function MonthTable({ rows, isClosed }: MonthTableProps) {
  const say = useTexts('accountingPages');
  const [locale] = useLanguage();
  const [shown, setShown] = useState(ROWS);
  if (rows.length === 0) return <p>{say('none')}</p>;
  const amount = (euros: string) => (euros === '' ? '' : showCents(centsOf(euros), locale));
  return (
    <>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={say('rows')}>
        {/* Nine columns fit beside the menu of a window of 1280 pixels. */}
        <Table size="small" sx={{ '& td, & th': { px: 1 } }}>
          <TableHead>
            <TableRow>
              {HEADS.map(({ name, isNumber }) => (
                <TableCell key={name} align={isNumber ? 'right' : 'left'}>
                  {say(`columns.${name}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.slice(0, shown).map((row) => {
              const kind = ACCOUNTING_KINDS.find((one) => one === row.kind);
              return (
                <TableRow key={`${row.kind} ${row.id}`}>
                  <TableCell>
                    <Unbroken>{showDate(row.day)}</Unbroken>
                  </TableCell>
                  <TableCell>{kind ? say(`kinds.${kind}`) : row.kind}</TableCell>
                  <TableCell sx={{ minWidth: 160 }}>
                    {row.entityName}
                    {row.taxNumber !== '' && (
                      <Box sx={{ color: 'text.secondary' }}>
                        <Unbroken>{row.taxNumber}</Unbroken>
                      </Box>
                    )}
                  </TableCell>
                  <TableCell>
                    <Unbroken>{row.reference}</Unbroken>
                  </TableCell>
                  <TableCell>
                    {takesInvoice(row) ? (
                      <InvoiceCell id={Number(row.id)} number={row.invoiceNumber} isFixed={isClosed} />
                    ) : (
                      <Unbroken>{row.invoiceNumber}</Unbroken>
                    )}
                  </TableCell>
                  <TableCell align="right">
                    {row.credits === '' ? '' : showNumber(Number(row.credits), locale)}
                  </TableCell>
                  {(['netAmount', 'vatAmount', 'amount'] as const).map((name) => (
                    <TableCell key={name} align="right" sx={{ whiteSpace: 'nowrap' }}>
                      {amount(row[name])}
                    </TableCell>
                  ))}
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </Box>
      {rows.length > shown && (
        <Button onClick={() => setShown(shown + ROWS)} sx={{ mt: 1 }}>
          {say('more', { shown, total: rows.length })}
        </Button>
      )}
    </>
  );
}
