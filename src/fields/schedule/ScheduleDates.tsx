import AddCircleRounded from '@mui/icons-material/AddCircleRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { MAX_SCHEDULE_DATES } from '../../../resources/kit/values/scheduleRule.ts';
import { DayControl } from '../date.tsx';

interface ScheduleDatesProps {
  readonly id: string;
  readonly dates: readonly string[];
  readonly onChange: (dates: readonly string[]) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly disabled: boolean;
}

/** The days of a list on which a schedule runs. */
export function ScheduleDates({ id, dates, onChange, onBlur, disabled }: ScheduleDatesProps) {
  const translate = useTranslate();
  return (
    <Box role="group" aria-label={translate('kit.fields.schedule.dates')} sx={{ display: 'grid', gap: 1 }}>
      {dates.map((date, at) => (
        // Days have no name but their place.
        // eslint-disable-next-line react/no-array-index-key
        <Box key={at} sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1, maxWidth: 360 }}>
          <DayControl
            id={`${id}-${at}`}
            label={translate('kit.fields.schedule.date', { number: at + 1 })}
            value={date}
            onChange={(next) =>
              onChange(dates.map((one, index) => (index === at ? String(next ?? '') : one)))
            }
            onBlur={onBlur}
            disabled={disabled}
            ahead
          />
          <IconButton
            aria-label={translate('kit.fields.schedule.removeDate', { number: at + 1 })}
            disabled={disabled}
            onClick={() => onChange(dates.filter((_, index) => index !== at))}
            sx={{ mt: 3 }}
          >
            <DeleteOutlineRounded />
          </IconButton>
        </Box>
      ))}
      <div>
        <Button
          startIcon={<AddCircleRounded />}
          disabled={disabled || dates.length >= MAX_SCHEDULE_DATES}
          onClick={() => onChange([...dates, ''])}
        >
          {translate('kit.fields.schedule.addDate')}
        </Button>
      </div>
    </Box>
  );
}
