import sql from 'sql-template-tag';
import {
  MOST_SCHEDULES,
  reportSchedule,
  type ScheduleRecipient,
} from '../../../../resources/figures/reportSchedule/schema.ts';
import type { ParameterValues } from '../../../../resources/figures/dataSet/parameters.ts';
import type { ReportFormat } from '../../../../resources/figures/reportTemplate/formats.ts';
import type { ScheduleRule } from '../../../../resources/kit/values/scheduleRule.ts';
import type { FieldError } from '../../../../resources/kit/codes.ts';
import type { SignedInCaller } from '../../../context.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { getOne, type Queryable } from '../../../db/db.ts';
import { conflict, formError } from '../../../errors.ts';
import { languageIn } from '../../../language.ts';
import { planFor } from '../../../reporting/report/planFor.ts';
import { keepSchedule, scheduleValues } from '../../../schedules/scheduleValues.ts';
import { findAccounts, isForAddresses } from './recipients.ts';

interface Given {
  readonly templateId: number;
  readonly parameters?: ParameterValues | null;
  readonly format: ReportFormat;
  readonly recipients: readonly ScheduleRecipient[];
}

/** Checks that the user of a schedule may run its report, and that each recipient may have one. */
async function checkSchedule(tx: Queryable, caller: SignedInCaller, given: Given): Promise<void> {
  const { templateId, parameters, format, recipients } = given;
  const language = languageIn(caller.actor.language);
  const accounts = await findAccounts(tx, caller, recipients);
  const errors: FieldError[] = [];
  for (const [n, recipient] of recipients.entries()) {
    const values = { ...parameters, ...recipient.parameters };
    const report = await planFor(tx, caller, templateId, { parameters: values }, language);
    if (!report.template.formats.includes(format))
      throw formError([{ property: 'format', error: 'REPORT_FORMAT_NOT_OFFERED' }]);
    if (!accounts.has(recipient.email) && !isForAddresses(report))
      errors.push({ property: `recipients[${n}].email`, error: 'RECIPIENT_NEEDS_ACCOUNT' });
  }
  if (errors.length > 0) throw formError(errors);
}

export const reportScheduleHooks = hooksFor(reportSchedule, {
  // Who manages the templates of the register sees what is sent with them, and to whom.
  scope: ({ actor }) =>
    actor.isOperator && actor.permissions.includes('MANAGE_REPORT_TEMPLATES')
      ? null
      : sql`t.user_id = ${actor.id}`,
  checkInput: async ({ tx, caller, before, input }) => {
    if (!before) {
      const { own } = await getOne<{ own: number }>(
        tx,
        sql`select count(*)::int as own from report_schedule where user_id = ${caller.actor.id}`,
      );
      if (own >= MOST_SCHEDULES) throw conflict('TOO_MANY_REPORT_SCHEDULES');
    }
    const given = { ...before, ...input } as unknown as Given;
    const touches = ['templateId', 'parameters', 'format', 'recipients'].some((name) => name in input);
    if (touches) await checkSchedule(tx, caller, given);
  },
  // It stays its user's: who manages templates and changes it does not send in their own name.
  beforeSave: async ({ before, changes, caller }) => {
    const { rule, active } = { ...before, ...changes };
    return {
      ...(!before && { userId: caller.actor!.id }),
      ...scheduleValues({ rule: rule as ScheduleRule, active: active !== false }),
    };
  },
  afterSave: async ({ tx, before, caller, record }) =>
    keepSchedule(tx, reportSchedule, record.id, before ? null : (caller as SignedInCaller)),
});
