import { addDays, dayIn } from '../../numbers/dates.ts';

/** The states of what is shown before it is done and can be undone as one act, in the order in which it passes them. */
export const RUN_STATES = [
  'DRY_RUN',
  'READY',
  'RUNNING',
  'DONE',
  'FAILED',
  'CANCELED',
  'UNDOING',
  'UNDONE',
] as const;

/** What says how far a run has come. */
interface Stage {
  readonly state: string | null;
  readonly startTimestamp: string | null;
}

/** Whether so many days have not passed since a moment. */
export const isWithin = (moment: string | null | undefined, days: number): boolean =>
  typeof moment === 'string' && addDays(moment.slice(0, 10), days) >= dayIn('UTC');

/** Whether it has begun to change records and has come to an end. */
export const hasRun = ({ state, startTimestamp }: Stage): boolean =>
  startTimestamp !== null && ['DONE', 'FAILED', 'CANCELED'].includes(state ?? '');
