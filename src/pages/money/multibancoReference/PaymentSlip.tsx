import PrintRounded from '@mui/icons-material/PrintRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { multibancoReference } from '../../../../resources/money/multibancoReference/schema.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import { showDate } from '../../../../resources/numbers/dates.ts';
import { showMultibancoReference } from '../../../../resources/numbers/multibanco.ts';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { showCents } from '../../../fields/money/money.tsx';
import { useLanguage } from '../../../runtime/language/LanguageProvider.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { tabular } from '../../../theme/layout.ts';

/** What is typed at a cash machine: entity, reference and amount, to be copied or printed while it can be paid. */
export function PaymentSlip() {
  const record = useRecordContext<RecordOfModule<typeof multibancoReference>>();
  const say = useTexts('multibancoReferencePages');
  const [locale] = useLanguage();
  if (!record) return null;
  const { status, entityCode, number, amount, lastDay } = record;
  if (status === 'PAID') return <Alert severity="success">{say('paid', { credits: record.credits })}</Alert>;
  if (status !== 'PENDING')
    return <Alert severity="info">{say(status === 'EXPIRED' ? 'expired' : 'canceled')}</Alert>;
  const lines = [
    [say('entity'), entityCode ?? ''],
    [say('reference'), showMultibancoReference(number ?? '')],
    [say('amount'), showCents(amount ?? 0, locale)],
    [say('lastDay'), showDate(lastDay)],
  ] as const;
  const text = lines.map(([label, value]) => `${label}: ${value}`).join('\n');
  return (
    <Card component="section" aria-label={say('title')} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>{say('text')}</Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
          columnGap: 3,
          rowGap: { xs: 0, sm: 0.75 },
          alignItems: 'baseline',
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, mb: { xs: 1, sm: 0 }, fontSize: '1.25rem', fontWeight: 650, ...tabular },
        }}
      >
        {lines.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <CopyButton text={text} label={say('copy')} variant="outlined" />
        <Button variant="outlined" startIcon={<PrintRounded />} onClick={() => window.print()}>
          {say('print')}
        </Button>
      </Box>
    </Card>
  );
}
