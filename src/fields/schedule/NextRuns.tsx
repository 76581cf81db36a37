import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { HTML_LANG } from '../../../i18n/locale.ts';
import { showMinute } from '../../../resources/numbers/dates.ts';
import { nextRuns } from '../../../resources/numbers/nextRuns.ts';
import { isTimezone } from '../../../resources/numbers/timezones.ts';
import type { ScheduleRule } from '../../../resources/kit/values/scheduleRule.ts';
import { useLanguage } from '../../runtime/language/LanguageProvider.tsx';

/** How many runs a schedule shows ahead. */
const SHOWN_RUNS = 3;

/** Whether a rule that is being entered is whole enough to be reckoned with. */
const isWhole = ({ every, time, timezone, weekdays = [], dates = [] }: ScheduleRule): boolean =>
  /^\d{2}:\d{2}$/.test(time) &&
  isTimezone(timezone) &&
  (every !== 'WEEK' || weekdays.length > 0) &&
  (every !== 'DATES' || (dates.length > 0 && dates.every((date) => /^\d{4}-\d{2}-\d{2}$/.test(date))));

/** The next three runs of a rule, on the clocks of its zone. */
export function NextRuns({ rule }: { readonly rule: ScheduleRule }) {
  const translate = useTranslate();
  const [locale] = useLanguage();
  if (!isWhole(rule)) return null;
  const moments = nextRuns(rule, SHOWN_RUNS);
  const weekday = new Intl.DateTimeFormat(HTML_LANG[locale], { weekday: 'long', timeZone: rule.timezone });
  return (
    <Box aria-live="polite">
      <Typography variant="body2" color="text.secondary">
        {translate(moments.length > 0 ? 'kit.fields.schedule.next' : 'kit.fields.schedule.noNext')}
      </Typography>
      {moments.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {moments.map((moment) => (
            <li key={moment}>
              <time dateTime={moment}>
                {showMinute(moment, rule.timezone)}, {weekday.format(new Date(moment))}
              </time>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
