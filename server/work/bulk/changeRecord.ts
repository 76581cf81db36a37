import type { AnyOperation } from '../../../resources/kit/operation.ts';
import type { CrudModule } from '../../crud/hooks.ts';
import { runOperation } from '../../crud/operationRoutes.ts';
import { updateFromInput } from '../../crud/writeFromInput.ts';
import { operationHandlers } from '../../generated/operationHandlers.ts';
import type { StoredRecord } from '../../write/recordValues.ts';
import { saveRecord } from '../../write/saveRecord.ts';
import type { Write } from '../../write/openWrite.ts';
import { storedOf } from './bulkSet.ts';
import type { BulkRun } from './bulkRun.ts';
import type { BulkHandler } from './handleBulk.ts';

/** Has an operation change one record, in a dry run and in the run alike. */
export function changeRecord(
  handler: BulkHandler,
  run: BulkRun,
  write: Write,
  record: StoredRecord,
): Promise<unknown> {
  const stored = storedOf(handler);
  const { id, version } = record;
  const codes = operationHandlers[stored.module.name] ?? {};
  return handler.change({
    write,
    record,
    save: (values, action) => saveRecord(write, stored, record, values as object, action),
    parameters: run.parameters,
    caller: write.caller,
    at: run.creationTimestamp,
    update: (values) => updateFromInput(write, stored, id, { ...values, version }),
    operate: (operation: AnyOperation, input = {}) =>
      runOperation(write, stored as CrudModule, operation, codes[operation.name] ?? {}, {
        id,
        version,
        input,
      }),
  });
}
