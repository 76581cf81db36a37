import sql from 'sql-template-tag';
import { allows } from '../../../../resources/kit/access.ts';
import { nextRun, type ScheduleRule } from '../../../../resources/numbers/nextRuns.ts';
import { operationSchedule } from '../../../../resources/work/operationSchedule/schema.ts';
import {
  findBulkOperation,
  readBulkParameters,
} from '../../../../resources/work/operationTemplate/bulkParameters.ts';
import type { KeptCaller } from '../../../auth/session.ts';
import type { SignedInCaller } from '../../../context.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { findOne } from '../../../db/db.ts';
import { json } from '../../../db/sql.ts';
import { forbidden, formError } from '../../../errors.ts';

interface Template {
  readonly operation: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

const keptOf = ({ actor, ip, userAgent, scopeEntityIds }: SignedInCaller): KeptCaller => ({
  actor,
  ip,
  userAgent,
  scopeEntityIds,
});

export const operationScheduleHooks = hooksFor<typeof operationSchedule>(operationSchedule, {
  scope: ({ actor }) => (actor.isOperator ? null : sql`t.user_id = ${actor.id}`),
  // It runs with the rights of the account that saved it last, which have to be enough now.
  checkInput: async ({ tx, caller, before, input }) => {
    const { templateId, parameters } = { ...before, ...input };
    const template = await findOne<Template>(
      tx,
      sql`select operation, parameters from operation_template where id = ${templateId}`,
    );
    const operation = findBulkOperation(template?.operation);
    if (!template || !operation) throw formError([{ property: 'templateId', error: 'INVALID_TEMPLATE' }]);
    if (!allows(operation.requires, caller.actor)) throw forbidden();
    const given = { ...template.parameters, ...(parameters as Template['parameters']) };
    const { errors } = readBulkParameters(operation, given, caller.actor);
    if (errors.length > 0) throw formError(errors);
  },
  beforeSave: async ({ before, changes, caller }) => {
    const { rule, active } = { ...before, ...changes };
    return {
      nextRunTimestamp: active ? nextRun(rule as ScheduleRule) : null,
      failureCount: 0,
      ...(caller.actor && { userId: caller.actor.id }),
    };
  },
  // No field of the record: its rights are read again when it runs, and no answer has them.
  afterSave: async ({ tx, caller, record }) => {
    if (caller.actor)
      await tx.query(
        sql`update operation_schedule set caller = ${json(keptOf(caller as SignedInCaller))} where id = ${record.id}`,
      );
  },
});
