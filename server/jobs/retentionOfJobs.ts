import sql, { type Sql } from 'sql-template-tag';
import { JOB_LISTED_DAYS } from '../../resources/work/job/access.ts';
import { daysAgo, deleteBatch } from './cleanupStatements.ts';
import { IMPORT_ROWS_KEPT_DAYS } from '../../resources/work/dataImport/schema.ts';
import { RUN_RECORDS_KEPT_DAYS } from '../../resources/work/operationRun/schema.ts';
import { always, asRecord, type Rule } from './retentionRule.ts';

/** Deletes rows of runs that can no longer be undone. */
const deleteOfOldRuns = (table: 'operation_run_record' | 'operation_run_save') =>
  deleteBatch(
    table,
    sql`run_id in (select id from operation_run
      where coalesce(start_timestamp, creation_timestamp) < ${daysAgo(RUN_RECORDS_KEPT_DAYS + 1)})`,
  );

/** Deletes rows of imports that can no longer be undone. */
const deleteOfOldImports = (table: 'data_import_row' | 'data_import_save', by: Sql) =>
  deleteBatch(
    table,
    sql`${by} in (select id from data_import
      where coalesce(start_timestamp, ready_timestamp, creation_timestamp) < ${daysAgo(IMPORT_ROWS_KEPT_DAYS + 1)})`,
  );

/** The retention rules of jobs, of their files and of the processes that do them. */
export const RETENTION_OF_JOBS: Readonly<Record<string, Rule>> = {
  job: {
    kept: 'JOB_LISTED_DAYS days after its end',
    why: 'its user sees what came of it; the audit keeps who had what done',
    statements: [() => deleteBatch('job', sql`end_timestamp < ${daysAgo(JOB_LISTED_DAYS)}`)],
  },
  server_process: {
    kept: 'a day after its last report',
    why: 'to see that a process has ended without a word; one that ends as it should deletes its row',
    statements: [() => deleteBatch('server_process', sql`seen_timestamp < ${daysAgo(1)}`)],
  },
  report_run: asRecord('of its job: what a report was asked, and of which moment its rows are'),
  large_file: {
    kept: 'as long as its job needs it, the result of a job for the term of its kind',
    why: 'uploaded for a job, or made by one to be downloaded',
    statements: [() => deleteBatch('large_file', sql`expiration_timestamp < now()`)],
  },
  large_file_part: asRecord('of its file'),
  data_import: always('what was imported from where, by whom, and how many rows'),
  data_import_row: {
    kept: 'IMPORT_ROWS_KEPT_DAYS days after it was begun or run',
    why: 'until then it can be undone, and its refused rows downloaded; the versions keep what became of each record',
    statements: [
      () => deleteOfOldImports('data_import_row', sql`import_id`),
      () => deleteOfOldImports('data_import_save', sql`run_id`),
    ],
  },
  data_import_save: asRecord('of its import, as long as its rows'),
  data_import_source: {
    kept: 'two years after it was used',
    why: 'proposed for the next file of the same source',
    statements: [() => deleteBatch('data_import_source', sql`used_timestamp < ${daysAgo(730)}`)],
  },
  operation_run: always('who changed many records, and how many'),
  operation_run_record: {
    kept: 'RUN_RECORDS_KEPT_DAYS days after it was asked for',
    why: 'until then it can be undone; the versions keep what became of each record',
    statements: [() => deleteOfOldRuns('operation_run_record'), () => deleteOfOldRuns('operation_run_save')],
  },
  operation_run_save: asRecord('of its run, as long as its records'),
};
