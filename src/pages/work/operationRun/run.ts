import type { RaRecord } from 'react-admin';
import type { RunState } from '../../../../resources/work/operationRun/schema.ts';

/** A run as its page reads it. */
export interface Run extends RaRecord {
  readonly id: number;
  readonly name: string;
  readonly state: RunState;
  readonly operation: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly foundCount: number | null;
  readonly changeCount: number | null;
  readonly refusedCount: number | null;
  readonly mailCount: number | null;
  readonly mailSubjects: Readonly<Record<string, number>>;
  readonly changedCount: number | null;
  readonly failedCount: number | null;
  readonly error: string | null;
}

/** The states in which a job works on a run. */
export const isUnderWay = ({ state }: Pick<Run, 'state'>): boolean =>
  state === 'DRY_RUN' || state === 'RUNNING' || state === 'UNDOING';
