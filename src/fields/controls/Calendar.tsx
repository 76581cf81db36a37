import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, ptPT } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb.js';
import 'dayjs/locale/pt.js';
import { dayIn } from '../../../resources/numbers/dates.ts';
import { useLanguage } from '../../runtime/language/LanguageProvider.tsx';
import { useTexts } from '../../runtime/language/useTexts.ts';
import { useTimezone } from '../timestamp.tsx';

const words = {
  pt: ptPT.components.MuiLocalizationProvider.defaultProps.localeText,
  en: enUS.components.MuiLocalizationProvider.defaultProps.localeText,
};

interface CalendarProps {
  readonly value: string | undefined;
  /** Nothing after today, where the reader is. */
  readonly past: boolean;
  /** Has no end; else it ends with the year, where the reader is. */
  readonly ahead: boolean;
  readonly onPick: (day: string) => void;
}

/** The first day that can be picked; earlier ones are typed. */
const FIRST = dayjs('2000-01-01');

/** A month to pick a day from; the week starts on Monday. */
export function Calendar({ value, past, ahead, onPick }: CalendarProps) {
  const [language] = useLanguage();
  const today = dayjs(dayIn(useTimezone()));
  const say = useTexts('kit.fields.date');
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={language === 'pt' ? 'pt' : 'en-gb'}
      localeText={{
        ...words[language],
        previousMonth: say('previousMonth'),
        nextMonth: say('nextMonth'),
        calendarViewSwitchingButtonAriaLabel: () => say('chooseYear'),
      }}
    >
      <DateCalendar
        autoFocus
        minDate={FIRST}
        {...(!ahead && { maxDate: past ? today : today.endOf('year') })}
        referenceDate={today}
        // The library's first letter would be a number in Portuguese.
        dayOfWeekFormatter={(day) => day.format('ddd')}
        value={value ? dayjs(value) : null}
        onChange={(day, state) => day && state === 'finish' && onPick(day.format('YYYY-MM-DD'))}
      />
    </LocalizationProvider>
  );
}
