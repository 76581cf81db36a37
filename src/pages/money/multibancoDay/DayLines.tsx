import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { callApi } from '../../../../dataProvider/index.ts';
import { DAY_OUTCOMES, multibancoDayLines } from '../../../../resources/money/multibancoDay/calls.ts';
import { showTimestamp } from '../../../../resources/numbers/dates.ts';
import { showMultibancoReference } from '../../../../resources/numbers/multibanco.ts';
import { QueryError } from '../../../components/QueryError.tsx';
import { PageLoading } from '../../../components/page/PageLoading.tsx';
import { useTimezone } from '../../../fields/index.ts';
import { showCents } from '../../../fields/money/money.tsx';
import { useLanguage } from '../../../runtime/language/LanguageProvider.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { stack, tabular } from '../../../theme/layout.ts';

/** The payments of a day, those that need attention first, below what those of each outcome add up to. */
export function DayLines() {
  const id = Number(useRecordContext()?.id);
  const say = useTexts('multibancoDayPages');
  const [locale] = useLanguage();
  const timezone = useTimezone();
  const query = useQuery({
    queryKey: ['multibancoDay', id, 'lines'],
    queryFn: ({ signal }) => callApi(multibancoDayLines, { params: { id } }, { signal }),
  });
  if (query.error) return <QueryError query={query} />;
  if (!query.data) return <PageLoading />;
  const { sums, lines } = query.data;
  const sumOf = (outcome: (typeof DAY_OUTCOMES)[number]) => sums.find((one) => one.outcome === outcome);
  return (
    <Box sx={stack}>
      <Card
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}
      >
        {DAY_OUTCOMES.map((outcome) => (
          <Box key={outcome} sx={{ px: 2, py: 1.5 }}>
            <Typography component="dt" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
              {say(`outcomes.${outcome}`)} ({sumOf(outcome)?.count ?? 0})
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontSize: '1.25rem', fontWeight: 650, ...tabular }}>
              {showCents(sumOf(outcome)?.amount ?? 0, locale)}
            </Typography>
          </Box>
        ))}
      </Card>
      <Card sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={say('lines')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{say('outcome')}</TableCell>
              <TableCell>{say('reference')}</TableCell>
              <TableCell align="right">{say('amount')}</TableCell>
              <TableCell>{say('paid')}</TableCell>
              <TableCell>{say('transaction')}</TableCell>
              <TableCell align="right">{say('lineOfFile')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map(({ line, providerTransaction, number, amount, paidTimestamp, outcome, paymentId }) => (
              <TableRow key={providerTransaction}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{say(`outcomes.${outcome}`)}</TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap', ...tabular }}>
                  {paymentId === null ? (
                    showMultibancoReference(number)
                  ) : (
                    <Link component={RouterLink} to={`/billing/payments/${paymentId}`}>
                      {showMultibancoReference(number)}
                    </Link>
                  )}
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap', ...tabular }}>
                  {showCents(amount, locale)}
                </TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap', ...tabular }}>
                  {showTimestamp(paidTimestamp, timezone)}
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{providerTransaction}</TableCell>
                <TableCell align="right">{line ?? '–'}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Card>
    </Box>
  );
}
