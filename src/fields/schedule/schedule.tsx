import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { INITIAL_SCHEDULE, type ScheduleRule } from '../../../resources/kit/values/scheduleRule.ts';
import { useLanguage } from '../../runtime/language/LanguageProvider.tsx';
import { EmptyValue } from '../controls/EmptyValue.tsx';
import { isEmpty, type FieldView, type ValueProps } from '../kind.ts';
import { loadCities, useCities } from '../timezone/zoneNames.ts';
import { ruleInWords } from './scheduleWords.ts';

// Few modules have a schedule, and every page has the kinds of field.
const ScheduleInput = lazy(() => import('./ScheduleInput.tsx').then((m) => ({ default: m.ScheduleInput })));
const NextRuns = lazy(() => import('./NextRuns.tsx').then((m) => ({ default: m.NextRuns })));

const waiting = <Skeleton variant="rounded" height={160} />;

function Value({ value, compact = false }: ValueProps) {
  const translate = useTranslate();
  const [locale] = useLanguage();
  useCities();
  if (isEmpty(value)) return <EmptyValue />;
  const rule = value as ScheduleRule;
  return (
    <>
      {ruleInWords(rule, translate, locale)}
      {!compact && (
        <Suspense fallback={null}>
          <NextRuns rule={rule} />
        </Suspense>
      )}
    </>
  );
}

/** When something runs again and again. */
export const schedule: FieldView = {
  Input: (props) => (
    <Suspense fallback={waiting}>
      <ScheduleInput {...props} value={(props.value as ScheduleRule | null) ?? INITIAL_SCHEDULE} />
    </Suspense>
  ),
  Value,
  toText: (value, { translate, locale }) =>
    isEmpty(value) ? '' : ruleInWords(value as ScheduleRule, translate, locale),
  load: loadCities,
};
