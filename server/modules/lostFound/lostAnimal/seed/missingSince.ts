import { addDays } from '../../../../../resources/numbers/dates.ts';
import { dayBetween, earlier, later, momentOf } from '../../../../demonstration/base/calendar.ts';
import { Random } from '../../../../demonstration/base/random.ts';

interface Missing {
  readonly id: number;
  readonly registrationDate: string;
}

/** Returns when an animal that is lost or found was reported: after its registration, in the last five months. */
export function missingSince({ id, registrationDate }: Missing, today: string): string {
  const random = new Random('missing', id);
  const from = earlier(later(addDays(registrationDate, 1), addDays(today, -150)), today);
  return momentOf(random, dayBetween(random, from, today));
}
