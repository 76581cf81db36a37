import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { callApi } from '../../../../dataProvider/index.ts';
import { missingMultibancoDays } from '../../../../resources/money/multibancoDay/calls.ts';
import { multibancoDay } from '../../../../resources/money/multibancoDay/schema.ts';
import { showDate } from '../../../../resources/numbers/dates.ts';
import { showCents } from '../../../fields/money/money.tsx';
import { ModuleList } from '../../../lists/ModuleList.tsx';
import { useLanguage } from '../../../runtime/language/LanguageProvider.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';

/** Days that are named; of the others there is their number. */
const NAMED = 7;

/** `/billing/reconciliation`: the days whose file was read, below those whose file is missing. */
export function DaysList() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <MissingDays />
      <ModuleList module={multibancoDay} />
    </Box>
  );
}

function MissingDays() {
  const say = useTexts('multibancoDayPages');
  const [locale] = useLanguage();
  const { data } = useQuery({
    queryKey: ['multibancoDay', 'missing'],
    queryFn: ({ signal }) => callApi(missingMultibancoDays, {}, { signal }),
  });
  if (!data || data.days.length === 0) return null;
  const { days } = data;
  return (
    <Alert severity="warning">
      {say('missing', { smart_count: days.length })}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {days.slice(0, NAMED).map(({ day, payments, amount }) => (
          <li key={day}>
            <Link component={RouterLink} to={`/${multibancoDay.resource}/create?day=${day}`}>
              {payments === 0
                ? say('missingDay', { day: showDate(day) })
                : say('missingBooked', {
                    day: showDate(day),
                    count: payments,
                    amount: showCents(amount, locale),
                  })}
            </Link>
          </li>
        ))}
        {days.length > NAMED && <li>{say('moreMissing', { count: days.length - NAMED })}</li>}
      </Box>
    </Alert>
  );
}
