import { HTML_LANG, type LocaleName } from '../../../i18n/locale.ts';
import type { Translate } from '../../../i18n/index.ts';
import type { ScheduleRule } from '../../../resources/kit/values/scheduleRule.ts';
import { cityOf } from '../timezone/zoneNames.ts';

/** Texts of the months of a quarter, by their number less one. */
export const MONTHS_OF_QUARTER = ['first', 'second', 'third'] as const;

/** The name of a day of the week by its number, 1 being Monday. */
export const weekdayName = (day: number, locale: LocaleName, width: 'long' | 'short' = 'long'): string =>
  // 5 January 2026 is a Monday.
  new Intl.DateTimeFormat(HTML_LANG[locale], { weekday: width, timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 0, 4 + day)),
  );

function daysInWords(
  { every, weekdays = [], day, month = 1, dates = [] }: ScheduleRule,
  translate: Translate,
  locale: LocaleName,
): string {
  switch (every) {
    case 'DAY':
      return translate('kit.fields.schedule.ofDay');
    case 'WEEK':
      return translate('kit.fields.schedule.ofWeek', {
        days: [...weekdays]
          .sort((a, b) => a - b)
          .map((one) => weekdayName(one, locale))
          .join(', '),
      });
    case 'MONTH':
      return translate('kit.fields.schedule.ofMonth', { day });
    case 'QUARTER': {
      const ordinal = translate(`kit.fields.schedule.months.${MONTHS_OF_QUARTER[month - 1] ?? 'first'}`);
      return translate('kit.fields.schedule.ofQuarter', { day, month: ordinal.toLocaleLowerCase() });
    }
    case 'DATES':
      return translate('kit.fields.schedule.ofDates', { smart_count: dates.length });
  }
}

/** A rule as a sentence without its full stop. */
export function ruleInWords(rule: ScheduleRule, translate: Translate, locale: LocaleName): string {
  const text = translate('kit.fields.schedule.at', {
    days: daysInWords(rule, translate, locale),
    time: rule.time,
    zone: cityOf(rule.timezone, locale),
  });
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
