import sql from 'sql-template-tag';
import { daysAgo, deleteBatch } from './cleanupStatements.ts';
import { asRecord, type Rule } from './retentionRule.ts';

/** The retention rules of decisions that take effect later, and of who has a request open. */
export const RETENTION_OF_DECISIONS: Readonly<Record<string, Rule>> = {
  delayed_decision: {
    kept: 'a day after it took effect or was taken back',
    why: 'until then its user sees what became of it; the records keep what was decided',
    statements: [
      () =>
        deleteBatch(
          'delayed_decision',
          sql`effective_timestamp < ${daysAgo(1)} and state in ('DONE', 'CANCELED')`,
        ),
    ],
  },
  delayed_decision_record: asRecord('of its decision: what became of each record'),
  record_presence: {
    kept: 'an hour at most',
    why: 'who has a request open now; it counts for a minute',
    statements: [
      () => deleteBatch('record_presence', sql`last_seen_timestamp < now() - interval '1 minute'`),
    ],
  },
};
