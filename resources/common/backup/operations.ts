import { text } from '../../kit/fields.ts';
import type { RecordOfModule } from '../../kit/module.ts';
import { defineOperation } from '../../kit/operation.ts';
import { condition } from '../../kit/operations/operationStates.ts';
import { backup } from './schema.ts';

const isUnproven = condition<RecordOfModule<typeof backup>>(
  'BACKUP_ALREADY_PROVEN',
  ({ restoredTimestamp }) => restoredTimestamp == null,
);

export const proveBackup = defineOperation(backup, {
  name: 'proveBackup',
  permission: 'WRITE_CONFIGURATION',
  when: [isUnproven],
  path: 'prove',
  input: {
    restoreCode: text({
      required: 'MISSING_CODE',
      invalid: 'WRONG_RESTORE_CODE',
      max: 40,
      example: 'ae8417d7bbf1',
    }),
  },
  errors: ['WRONG_RESTORE_CODE'],
  summary: 'Notes that a backup was restored, by the code that the restore has printed',
  shown: ({ restoredTimestamp }) => restoredTimestamp == null,
  icon: 'validate',
});
