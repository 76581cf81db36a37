import sql from 'sql-template-tag';
import { allows } from '../../../../resources/kit/access.ts';
import type { ScheduleRule } from '../../../../resources/numbers/nextRuns.ts';
import { operationSchedule } from '../../../../resources/work/operationSchedule/schema.ts';
import {
  findBulkOperation,
  readBulkParameters,
} from '../../../../resources/work/operationTemplate/bulkParameters.ts';
import type { SignedInCaller } from '../../../context.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { findOne } from '../../../db/db.ts';
import { forbidden, formError } from '../../../errors.ts';
import { keepSchedule, scheduleValues } from '../../../schedules/scheduleValues.ts';

interface Template {
  readonly operation: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

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
      ...scheduleValues({ rule: rule as ScheduleRule, active: active === true }),
      ...(caller.actor && { userId: caller.actor.id }),
    };
  },
  // It runs in the name of who saved it last.
  afterSave: async ({ tx, caller, record }) =>
    keepSchedule(tx, operationSchedule, record.id, caller.actor ? (caller as SignedInCaller) : null),
});
