import type { AnsweredColumn, DataValue } from '../../resources/figures/dataSet/query.ts';
import type { Services, SignedInCaller } from '../context.ts';
import { conflict } from '../errors.ts';
import { QueryFault } from './query/fault.ts';
import { refuseFault } from './query/refuseFault.ts';
import type { QueryColumn, RunningQuery } from './query/reportingDb.ts';
import { reachSettings } from './reach.ts';
import type { SourcePlan } from './sourcePlan.ts';

type QuerySourcePlan = Extract<SourcePlan['plan'], { kind: 'QUERY' }>;

/** `pg_type.oid` of types by the kind of a column; any other is text. */
const KINDS: ReadonlyMap<number, AnsweredColumn['kind']> = new Map([
  [16, 'boolean'],
  ...[20, 21, 23, 700, 701, 1700].map((type) => [type, 'number'] as const),
  [1082, 'date'],
  ...[1114, 1184].map((type) => [type, 'timestamp'] as const),
]);

/** The columns of a query, called as the query calls them. */
const answered = (columns: readonly QueryColumn[]): AnsweredColumn[] =>
  columns.map(({ name, type }) => {
    const kind = KINDS.get(type) ?? (name === 'transponder' ? 'transponder' : 'text');
    return { name, label: name, kind, isMeasure: kind === 'number' };
  });

const valueOf = (value: unknown): DataValue => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' || typeof value === 'boolean' ? value : JSON.stringify(value);
};

/** A query that runs for a caller. */
export interface RunningSource {
  readonly columns: AnsweredColumn[];
  readonly cost: number;
  readonly batches: AsyncIterable<DataValue[][]>;
  /** Counts the rows, in place of reading them. */
  readonly count: () => Promise<number>;
}

async function* read({ batches }: RunningQuery): AsyncGenerator<DataValue[][]> {
  for await (const batch of batches) yield batch.map((row) => row.map(valueOf));
}

/**
 * Runs the query of a source with the reach and rights of a caller.
 * @throws Refusal 409 where queries are off, 422 for one that costs too much, takes too long or fails
 */
export async function runSourceQuery<T>(
  { reporting, settings, db }: Pick<Services, 'db'> & Partial<Pick<Services, 'reporting' | 'settings'>>,
  caller: SignedInCaller,
  { query, texts }: QuerySourcePlan,
  work: (running: RunningSource) => Promise<T>,
): Promise<T> {
  if (db.engine !== 'postgres') throw conflict('QUERIES_NEED_POSTGRES');
  if (!reporting || !settings) throw conflict('QUERIES_ARE_OFF');
  const { timezone } = caller.actor;
  try {
    return await reporting.run(
      query,
      {
        values: texts,
        settings: { ...reachSettings(caller), timezone },
        costLimit: settings.reporting.costLimit,
      },
      (running) =>
        work({
          columns: answered(running.columns),
          cost: running.cost,
          batches: read(running),
          count: running.count,
        }),
    );
  } catch (error) {
    throw error instanceof QueryFault ? refuseFault(error) : error;
  }
}
