import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { callApi } from '../../../../dataProvider/index.ts';
import { pricesOfDay } from '../../../../resources/money/pricingTable/calls.ts';
import { pricingTable } from '../../../../resources/money/pricingTable/schema.ts';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { Section } from '../../../components/Section.tsx';
import { fieldViews } from '../../../fields/index.ts';
import { showCents } from '../../../fields/money/money.tsx';
import { AccountInput } from '../../../parts/money/billingTransaction/AccountInput.tsx';
import { useAccountAddress } from '../../../parts/money/billingTransaction/useAccountAddress.ts';
import { useLanguage } from '../../../runtime/language/LanguageProvider.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { formWidth, stack } from '../../../theme/layout.ts';

const { validFrom: dayField } = pricingTable.fields;

/** `/pricing-tables/prices`: what each service costs an entity on a day, with tax. */
export function PricesOfDayPage() {
  const say = useTexts('pricingTablePages');
  const translate = useTranslate();
  const [locale] = useLanguage();
  const { entityId, mayChoose, read, put } = useAccountAddress();
  const day = read('day') ?? dayIn();
  const query = { day, ...(entityId !== null && { entityId }) };
  const prices = useQuery({
    queryKey: ['pricingTable', 'prices', query],
    queryFn: ({ signal }) => callApi(pricesOfDay, { query }, { signal }),
    enabled: /^\d{4}-\d{2}-\d{2}$/.test(day),
  });
  const { Input: DayInput } = fieldViews.date;
  return (
    <Box sx={{ ...stack, maxWidth: formWidth }}>
      <PageTitle>{say('prices')}</PageTitle>
      <Section title={say('whose')}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '2fr 1fr' } }}>
          {mayChoose && <AccountInput id="prices-entity" entityId={entityId} put={put} />}
          <DayInput
            module={pricingTable}
            source="validFrom"
            field={dayField}
            id="prices-day"
            label={say('day')}
            value={day}
            onChange={(value) => put('day', value)}
          />
        </Box>
      </Section>
      <Section title={say('list')}>
        <QueryError query={prices} />
        {prices.data && !prices.data.isBillable && <p>{say('notBilled')}</p>}
        {prices.data && (
          <Box sx={{ overflowX: 'auto' }}>
            <Table size="small" aria-label={say('prices')}>
              <TableHead>
                <TableRow>
                  <TableCell>{translate('resources.pricingTable.lines.lines.fields.service')}</TableCell>
                  <TableCell align="right">
                    {translate('resources.pricingTable.lines.lines.fields.credits')}
                  </TableCell>
                  <TableCell align="right">{say('net')}</TableCell>
                  <TableCell align="right">{say('vat')}</TableCell>
                  <TableCell align="right">{say('gross')}</TableCell>
                  <TableCell>{translate('resources.pricingTable.name', { smart_count: 1 })}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {prices.data.prices.map(({ service, credits, unitPrice, vatRate, grossPrice, table }) => (
                  <TableRow key={service}>
                    <TableCell component="th" scope="row">
                      {translate(`resources.pricingTable.choices.service.${service}`)}
                    </TableCell>
                    <TableCell align="right">{credits === 0 ? say('free') : credits}</TableCell>
                    <TableCell align="right">
                      {unitPrice === null ? '' : showCents(unitPrice, locale)}
                    </TableCell>
                    <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                      {vatRate === null ? '' : `${vatRate} %`}
                    </TableCell>
                    <TableCell align="right">
                      {grossPrice === null ? '' : showCents(grossPrice, locale)}
                    </TableCell>
                    <TableCell>
                      {table && (
                        <Link component={RouterLink} to={`/${pricingTable.resource}/${table.id}`}>
                          {table.name}
                        </Link>
                      )}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
        )}
      </Section>
    </Box>
  );
}
