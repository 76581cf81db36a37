import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { callApi } from '../../../../dataProvider/index.ts';
import { accountingMonths } from '../../../../resources/money/accounting/calls.ts';
import { showTimestamp } from '../../../../resources/numbers/dates.ts';
import { useFormats } from '../../../charts/useFormats.ts';
import { PageLoading } from '../../../components/page/PageLoading.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { Section } from '../../../components/Section.tsx';
import { useTimezone } from '../../../fields/index.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { stack } from '../../../theme/layout.ts';
import { MonthDetails } from './MonthDetails.tsx';
import { useMonth } from './useMonth.ts';

/** Months that are listed at first, and more each time that they are asked for. */
const MONTHS = 13;

/** `/billing/accounting`: the months of the account book, and what accounting gets of one. */
export function AccountingPage() {
  const say = useTexts('accountingPages');
  const format = useFormats();
  const timezone = useTimezone();
  const [search] = useSearchParams();
  const [shown, setShown] = useState(MONTHS);
  const query = useQuery({
    queryKey: ['accounting', 'months'],
    queryFn: ({ signal }) => callApi(accountingMonths, {}, { signal }),
  });
  const months = query.data?.months ?? [];
  const named = search.get('month');
  // The month before this one is what accounting asks for first.
  const chosen = months.find(({ month }) => month === named) ?? months[1] ?? months[0];
  // Above the list, which it would push down if it came later.
  const details = useMonth(chosen?.month);
  if (query.error) return <QueryError query={query} />;
  if (!query.data || details.isLoading) return <PageLoading />;
  return (
    <Box sx={stack}>
      <PageTitle>{say('title')}</PageTitle>
      {chosen && <MonthDetails key={chosen.month} month={chosen.month} isOver={chosen.isOver} />}
      <Section title={say('months')} hint={say('intro')}>
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{say('month')}</TableCell>
                <TableCell>{say('state')}</TableCell>
                <TableCell align="right">{say('rows')}</TableCell>
                <TableCell>{say('closedBy')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {months.slice(0, shown).map(({ month, isOver, closing }) => (
                <TableRow key={month} selected={month === chosen?.month}>
                  <TableCell component="th" scope="row">
                    <Link
                      component={RouterLink}
                      to={`?month=${month}`}
                      aria-current={month === chosen?.month ? 'true' : undefined}
                    >
                      {format.month(month)}
                    </Link>
                  </TableCell>
                  <TableCell>
                    {closing
                      ? say('closed', { moment: showTimestamp(closing.closedAt, timezone) })
                      : say(isOver ? 'over' : 'running')}
                  </TableCell>
                  <TableCell align="right">{closing ? format.number(closing.rowCount) : ''}</TableCell>
                  <TableCell>{closing?.closedBy?.name}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
        {months.length > shown && (
          <Button onClick={() => setShown(shown + MONTHS)} sx={{ mt: 1 }}>
            {say('more', { shown, total: months.length })}
          </Button>
        )}
      </Section>
    </Box>
  );
}
