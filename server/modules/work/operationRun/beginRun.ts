import sql from 'sql-template-tag';
import { allows } from '../../../../resources/kit/access.ts';
import type { FieldError } from '../../../../resources/kit/codes.ts';
import { operationRun } from '../../../../resources/work/operationRun/schema.ts';
import { readBulkParameters } from '../../../../resources/work/operationTemplate/bulkParameters.ts';
import { operationTemplate } from '../../../../resources/work/operationTemplate/schema.ts';
import { getStored } from '../../../crud/getStored.ts';
import { forbidden, formError } from '../../../errors.ts';
import { languageIn } from '../../../language.ts';
import { titleOf } from '../../../reporting/report/template.ts';
import { findBulkHandler } from '../../../work/bulk/bulkRun.ts';
import type { Write } from '../../../write/openWrite.ts';
import { findRecord } from '../../../write/records.ts';
import { insertRecord } from '../../../write/saveRecord.ts';
import { startStep } from './startStep.ts';

type Code = 'INVALID_TEMPLATE' | 'TEMPLATE_IS_INACTIVE' | 'BULK_OPERATION_UNKNOWN';

interface AskedRun {
  readonly templateId: number;
  readonly parameters?: Readonly<Record<string, unknown>> | undefined;
  readonly scheduleId?: number;
  readonly maximum?: number;
}

/** Begins the dry run of a template's operation, with parameters in place of those that it proposes. Returns the run's id. */
export async function beginRun(
  write: Write,
  { templateId, parameters, scheduleId = undefined, maximum = undefined }: AskedRun,
  fail: (code: Code, errors?: readonly FieldError[]) => never,
): Promise<number> {
  const { tx, caller } = write;
  const template = await findRecord(tx, getStored(operationTemplate), sql`t.id = ${templateId}`);
  if (!template) return fail('INVALID_TEMPLATE', [{ property: 'templateId', error: 'INVALID_TEMPLATE' }]);
  if (!template.active) return fail('TEMPLATE_IS_INACTIVE');
  const handler = findBulkHandler(template.operation ?? '');
  if (!handler) return fail('BULK_OPERATION_UNKNOWN');
  const { operation } = handler;
  if (!allows(operation.requires, caller.actor)) throw forbidden();
  const { values, errors } = readBulkParameters(
    operation,
    { ...template.parameters, ...parameters },
    caller.actor,
  );
  if (errors.length > 0) throw formError(errors);
  const { id, name } = await insertRecord(
    write,
    getStored(operationRun),
    {
      name: titleOf(template, languageIn(caller.actor.language)),
      operation: operation.name,
      templateId: template.id,
      parameters: values as Record<string, null>,
    },
    'CREATE',
    {
      columns: {
        userId: caller.actor.id,
        requiresConfirmation: template.requiresConfirmation,
        ...(scheduleId !== undefined && { scheduleId, maximum }),
      },
    },
  );
  await startStep(write, { id, name, operation: operation.name }, 'DRY_RUN');
  return id;
}
