import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { callApi } from '../../../../dataProvider/index.ts';
import { MAX_REFERENCE_CREDITS } from '../../../../resources/money/multibancoReference/amounts.ts';
import { multibancoPrice } from '../../../../resources/money/multibancoReference/calls.ts';
import { MAX_PENDING_REFERENCES } from '../../../../resources/money/multibancoReference/schema.ts';
import { showDate } from '../../../../resources/numbers/dates.ts';
import { CompactDescriptionList } from '../../../components/CompactDescriptionList.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { showCents } from '../../../fields/money/money.tsx';
import { useModuleFormContext } from '../../../forms/formContext.ts';
import { useLanguage } from '../../../runtime/language/LanguageProvider.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';

/** What the credits of the form cost with tax, and until when they are to be paid: the form sends the amount that it shows. */
export function PriceSummary() {
  const { form, trouble } = useModuleFormContext();
  const say = useTexts('multibancoReferencePages');
  const [locale] = useLanguage();
  const credits: unknown = useWatch({ control: form.control, name: 'credits' });
  const isNumber =
    Number.isInteger(credits) && Number(credits) > 0 && Number(credits) <= MAX_REFERENCE_CREDITS;
  const price = useQuery({
    queryKey: ['multibancoReference', 'price', credits],
    queryFn: ({ signal }) => callApi(multibancoPrice, { query: { credits: Number(credits) } }, { signal }),
    enabled: isNumber,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { refetch } = price;
  const shown = isNumber && !price.isPlaceholderData ? price.data : undefined;
  const amount = shown?.amount ?? null;
  useEffect(() => form.setValue('amount', amount), [form, amount]);
  const hasChanged = trouble?.code === 'PRICE_HAS_CHANGED';
  useEffect(() => {
    if (hasChanged) void refetch();
  }, [hasChanged, refetch]);
  if (price.error) return <QueryError query={price} sx={{ mt: 1 }} />;
  if (!price.data) return null;
  const euros = (cents: number) => showCents(cents, locale);
  const { unitPrice, netAmount, vatRate, vatAmount, lastDay, pending } = price.data;
  return (
    <Card
      component="section"
      aria-label={say('price')}
      aria-busy={!shown}
      variant="outlined"
      sx={{ mt: 1, mb: 2, p: 2, maxWidth: 460, opacity: shown ? 1 : 0.6 }}
    >
      <CompactDescriptionList
        pairs={[
          { label: say('unitPrice'), value: euros(unitPrice) },
          { label: say('netAmount'), value: euros(netAmount) },
          { label: say('vat', { rate: vatRate.toLocaleString(locale) }), value: euros(vatAmount) },
          { label: say('total'), value: <Box component="strong">{euros(price.data.amount)}</Box> },
          { label: say('lastDay'), value: showDate(lastDay) },
        ]}
      />
      {pending > 0 && (
        <Alert severity={pending >= MAX_PENDING_REFERENCES ? 'warning' : 'info'} sx={{ mt: 1.5 }}>
          {say('pending', { smart_count: pending })}
        </Alert>
      )}
    </Card>
  );
}
