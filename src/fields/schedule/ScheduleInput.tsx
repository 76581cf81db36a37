import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import {
  SCHEDULE_EVERY,
  tidyScheduleRule,
  WEEKDAYS,
  type ScheduleEvery,
  type ScheduleRule,
} from '../../../resources/kit/values/scheduleRule.ts';
import { useLanguage } from '../../runtime/language/LanguageProvider.tsx';
import { SelectControl } from '../controls/SelectControl.tsx';
import { TypedControl } from '../controls/TypedControl.tsx';
import type { ControlProps } from '../kind.ts';
import { ZoneInput } from '../timezone/timezone.tsx';
import { NextRuns } from './NextRuns.tsx';
import { ScheduleDates } from './ScheduleDates.tsx';
import { MONTHS_OF_QUARTER, weekdayName } from './scheduleWords.ts';

const DAYS_OF_MONTH = Array.from({ length: 31 }, (_, at) => String(at + 1));

/** '6', '630' and '6h30' as '06:30'; what is no time stays as typed, for the check to refuse. */
function readTime(typed: string): string {
  const [, hour, minute = '00'] = /^(\d{1,2})(?: ?[:h.]? ?(\d{2}))?$/.exec(typed.trim()) ?? [];
  return hour === undefined ? typed.trim() : `${hour.padStart(2, '0')}:${minute}`;
}

/** The days of a rule whose kind was just chosen. */
const startOf = (rule: ScheduleRule, every: ScheduleEvery): ScheduleRule =>
  tidyScheduleRule({ weekdays: [1], day: 1, month: 1, dates: [], ...rule, every });

/** When something runs, with its next three runs. */
export function ScheduleInput(props: ControlProps & { readonly value: ScheduleRule }) {
  const {
    module,
    source,
    field,
    id,
    label,
    value: rule,
    onChange,
    onBlur,
    inputRef,
    error,
    errorOf,
    help,
  } = props;
  const { disabled = false } = props;
  const translate = useTranslate();
  const [locale] = useLanguage();
  const say = (name: string, values?: object) => translate(`kit.fields.schedule.${name}`, values);
  const change = (part: Partial<ScheduleRule>) => onChange({ ...rule, ...part });
  const shared = { disabled, onBlur };
  const select = (
    part: 'day' | 'month',
    options: readonly { value: string; text: string }[],
    note?: string,
  ) => (
    <SelectControl
      {...shared}
      id={`${id}-${part}`}
      label={say(part)}
      help={note}
      required
      value={String(rule[part] ?? 1)}
      options={options}
      onChoose={(chosen) => change({ [part]: Number(chosen) })}
    />
  );
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <SelectControl
          {...shared}
          id={id}
          inputRef={inputRef}
          label={say('every.label')}
          help={help}
          required
          value={rule.every}
          options={SCHEDULE_EVERY.map((one) => ({ value: one, text: say(`every.${one}`) }))}
          onChoose={(every) => onChange(startOf(rule, every as ScheduleEvery))}
        />
        {rule.every === 'QUARTER' &&
          select(
            'month',
            MONTHS_OF_QUARTER.map((name, at) => ({ value: String(at + 1), text: say(`months.${name}`) })),
          )}
        {(rule.every === 'MONTH' || rule.every === 'QUARTER') &&
          select(
            'day',
            DAYS_OF_MONTH.map((day) => ({ value: day, text: day })),
            say('dayHelp'),
          )}
        <TypedControl
          {...shared}
          id={`${id}-time`}
          label={say('time')}
          required
          value={rule.time}
          onChange={(time) => change({ time: String(time) })}
          show={String}
          read={readTime}
          error={errorOf?.('time', say('time'))}
          html={{ inputMode: 'numeric', placeholder: 'HH:MM', maxLength: 5 }}
        />
        <ZoneInput
          {...shared}
          module={module}
          source={source}
          field={field}
          id={`${id}-timezone`}
          label={say('timezone')}
          value={rule.timezone}
          onChange={(timezone) => change({ timezone: String(timezone ?? '') })}
          error={errorOf?.('timezone', say('timezone'))}
        />
      </Box>
      {rule.every === 'WEEK' && (
        <div>
          <Typography variant="body2" color="text.secondary" id={`${id}-weekdays`}>
            {say('weekdays')}
          </Typography>
          <ToggleButtonGroup
            size="small"
            value={rule.weekdays ?? []}
            onChange={(_, weekdays: number[]) => change({ weekdays })}
            disabled={disabled}
            aria-labelledby={`${id}-weekdays`}
            sx={{ flexWrap: 'wrap' }}
          >
            {WEEKDAYS.map((day) => (
              <ToggleButton key={day} value={day}>
                {weekdayName(day, locale, 'short')}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </div>
      )}
      {rule.every === 'DATES' && (
        <ScheduleDates
          {...shared}
          id={`${id}-dates`}
          dates={rule.dates ?? []}
          onChange={(dates) => change({ dates })}
        />
      )}
      {error && <FormHelperText error>{error}</FormHelperText>}
      <NextRuns rule={rule} />
    </Box>
  );
}
