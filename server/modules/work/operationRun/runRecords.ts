import sql, { empty, type Sql } from 'sql-template-tag';
import { allows } from '../../../../resources/kit/access.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { asPage, PAGE_DEFAULT } from '../../../../resources/kit/calls/paging.ts';
import { csvOf } from '../../../../resources/kit/csv.ts';
import { runFile, runProgress, runRecords } from '../../../../resources/work/operationRun/calls.ts';
import type { SignedInCaller } from '../../../context.ts';
import { findOne, getOne, type Queryable } from '../../../db/db.ts';
import { sendStream } from '../../../files/sendStream.ts';
import { handleRead } from '../../../http/handle.ts';
import { findBulkHandler } from '../../../work/bulk/bulkRun.ts';
import { runScope } from './hooks.ts';

type RunRecord = AnswerOf<typeof runRecords>['content'][number];

/** Records of a file that are read at once. */
const PART = 1000;

/** A run that the caller may see, whose records they may read; nothing for any other. */
async function findReadable(db: Queryable, id: number, caller: SignedInCaller) {
  const scope = runScope(caller);
  const run = await findOne<{
    operation: string;
    name: string;
    state: AnswerOf<typeof runProgress>['state'];
  }>(
    db,
    sql`select t.operation, t.name, t.state from operation_run t where t.id = ${id}${scope ? sql` and ${scope}` : empty}`,
  );
  const requires = run && findBulkHandler(run.operation)?.operation.requires;
  return run && requires && allows(requires, caller.actor) ? run : undefined;
}

const readRecords = (db: Queryable, where: Sql, order: Sql): Promise<RunRecord[]> =>
  db.query<RunRecord>(sql`
    select record_id as id, label, state, code, mails, changes from operation_run_record where ${where} ${order}`);

export const runRecordsHandler = handleRead(runRecords, async ({ db, params, query, caller, fail }) => {
  if (!(await findReadable(db, params.id, caller))) return fail('NOT_FOUND');
  const { currentPage = 0, itemsPerPage = PAGE_DEFAULT, state } = query;
  const where = sql`run_id = ${params.id}${state ? sql` and state = any(${state}::text[])` : empty}`;
  const { total } = await getOne<{ total: number }>(
    db,
    sql`select count(*)::int as total from operation_run_record where ${where}`,
  );
  const order = sql`order by record_id limit ${itemsPerPage} offset ${currentPage * itemsPerPage}`;
  return asPage(await readRecords(db, where, order), total, query) as AnswerOf<typeof runRecords>;
});

export const runProgressHandler = handleRead(runProgress, async ({ db, params, caller, fail }) => {
  const scope = runScope(caller);
  const progress = await findOne<AnswerOf<typeof runProgress>>(
    db,
    sql`select t.state, coalesce(j.done, 0) as done, j.total from operation_run t left join job j on j.id = t.job_id
      where t.id = ${params.id}${scope ? sql` and ${scope}` : empty}`,
  );
  return progress ?? fail('NOT_FOUND');
});

const shown = (value: RunRecord['changes'][number]['before']): string =>
  value === undefined
    ? ''
    : (value.name ?? (typeof value.value === 'string' ? value.value : JSON.stringify(value.value)));

const HEAD = ['id', 'record', 'state', 'code', 'mails', 'module', 'module_id', 'field', 'before', 'after'];

/** The lines of a record: one for each value that changes. */
function linesOf({ id, label, state, code, mails, changes }: RunRecord): (string | number)[][] {
  const own = [id, label ?? '', state, code ?? '', mails];
  if (changes.length === 0) return [[...own, '', '', '', '', '']];
  return changes.map(({ module, id: changed, field, before, after }) => [
    ...own,
    module,
    changed,
    field,
    shown(before),
    shown(after),
  ]);
}

async function* fileOf(db: Queryable, id: number): AsyncGenerator<string> {
  yield csvOf([HEAD]);
  for (let last = 0, found = PART; found === PART;) {
    const records = await readRecords(
      db,
      sql`run_id = ${id} and record_id > ${last}`,
      sql`order by record_id limit ${PART}`,
    );
    yield csvOf(records.flatMap(linesOf));
    found = records.length;
    last = records.at(-1)?.id ?? last;
  }
}

export const runFileHandler = handleRead(runFile, async ({ db, params, caller, reply, noteRead, fail }) => {
  const run = await findReadable(db, params.id, caller);
  if (!run) return fail('NOT_FOUND');
  noteRead({ objectId: params.id, details: { operation: run.operation } });
  return sendStream(
    reply,
    { filename: `operation-${params.id}.csv`, type: 'text/csv' },
    fileOf(db, params.id),
  );
});
