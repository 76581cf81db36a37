import sql from 'sql-template-tag';
import { dataImport } from '../../../../resources/work/dataImport/schema.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import type { SignedInCaller } from '../../../context.ts';

/** Staff of the operator see all imports, others their own. */
export const importScope = ({ actor }: SignedInCaller) =>
  actor.isOperator ? null : sql`t.user_id = ${actor.id}`;

export const dataImportHooks = hooksFor<typeof dataImport>(dataImport, {
  scope: importScope,
  select: sql`t.job_id, t.entity_id, t.file_id, t.form`,
});
