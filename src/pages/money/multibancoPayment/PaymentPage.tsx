import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { multibancoPayment } from '../../../../resources/money/multibancoPayment/schema.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import { showMultibancoReference } from '../../../../resources/numbers/multibanco.ts';
import { showCents } from '../../../fields/money/money.tsx';
import { ModuleEdit } from '../../../records/ModuleEdit.tsx';
import { useLanguage } from '../../../runtime/language/LanguageProvider.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { stack, tabular } from '../../../theme/layout.ts';

/** `/billing/payments/12`: a payment, with why it waits and what can be decided. */
export const PaymentPage = () => <ModuleEdit module={multibancoPayment} above={<PaymentSummary />} />;

function PaymentSummary() {
  const record = useRecordContext<RecordOfModule<typeof multibancoPayment>>();
  const say = useTexts('multibancoPaymentPages');
  const [locale] = useLanguage();
  if (!record) return null;
  const { status, fault, isLate, amount, number } = record;
  const state =
    status === 'UNMATCHED' && fault
      ? fault
      : status === 'REFUNDED'
        ? 'REFUNDED'
        : isLate
          ? 'LATE'
          : 'CREDITED';
  return (
    <Box sx={stack}>
      <Card sx={{ p: { xs: 2, sm: 2.5 } }}>
        <Typography sx={{ fontSize: '1.5rem', fontWeight: 650, ...tabular }}>
          {showCents(amount ?? 0, locale)}
        </Typography>
        <Typography sx={{ color: 'text.secondary', ...tabular }}>
          {say('reference', { number: showMultibancoReference(number ?? '') })}
        </Typography>
      </Card>
      <Alert severity={status === 'UNMATCHED' ? 'warning' : 'info'}>{say(`states.${state}`)}</Alert>
    </Box>
  );
}
