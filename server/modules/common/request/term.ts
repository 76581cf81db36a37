import { dayIn, type IsoDate } from '../../../../resources/numbers/dates.ts';
import {
  addWorkingDays,
  workingDaysBetween,
  type LocalHolidays,
} from '../../../../resources/numbers/workingDays.ts';
import type { Values } from '../../../write/recordValues.ts';

/** The values on which the legal term of a request depends. */
export interface TermState {
  readonly dueDate?: IsoDate | null;
  readonly termPauseDate?: IsoDate | null;
}

/** The legal term of a type of request, in working days, and the days without service. */
export interface Term {
  readonly days: number;
  readonly holidays: LocalHolidays;
}

/**
 * The columns of the legal term that follow from a save: it runs from the day after the request arrives, pauses while
 * documents are awaited, and then ends by as many working days later.
 * @param term `null` for a type without one
 * @param before the request as it stands; `null` when it is new
 */
export function termChanges(
  term: Term | null,
  before: TermState | null,
  { validationStatus }: Values,
  today: IsoDate = dayIn(),
): Values {
  if (term === null) return {};
  const { days, holidays } = term;
  if (before === null) return { dueDate: addWorkingDays(today, days, holidays) };
  const { dueDate, termPauseDate } = before;
  if (validationStatus === 'WAITING_DOCUMENTATION')
    return termPauseDate || !dueDate ? {} : { termPauseDate: today };
  if (validationStatus === undefined || !termPauseDate || !dueDate) return {};
  const paused = workingDaysBetween(termPauseDate, today, holidays);
  return { termPauseDate: null, dueDate: addWorkingDays(dueDate, paused, holidays) };
}
