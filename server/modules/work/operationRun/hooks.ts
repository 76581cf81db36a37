import sql from 'sql-template-tag';
import { operationRun } from '../../../../resources/work/operationRun/schema.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import type { SignedInCaller } from '../../../context.ts';

/** Staff of the operator see all runs, others their own. */
export const runScope = ({ actor }: SignedInCaller) =>
  actor.isOperator ? null : sql`t.user_id = ${actor.id}`;

export const operationRunHooks = hooksFor<typeof operationRun>(operationRun, {
  scope: runScope,
  select: sql`t.job_id, t.schedule_id, t.maximum`,
});
