import sql from 'sql-template-tag';
import { dataImport } from '../../../../resources/work/dataImport/schema.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import type { SignedInCaller } from '../../../context.ts';
import { languageIn } from '../../../language.ts';
import { findText } from '../../../texts/findText.ts';

/** Staff of the operator see all imports, others their own. */
export const importScope = ({ actor }: SignedInCaller) =>
  actor.isOperator ? null : sql`t.user_id = ${actor.id}`;

export const dataImportHooks = hooksFor<typeof dataImport>(dataImport, {
  scope: importScope,
  select: sql`t.kind as kind_name, t.job_id, t.entity_id, t.file_id, t.form`,
  present: (record, { actor }) => ({
    ...record,
    kindName:
      findText(languageIn(actor.language), `${String(record.kindName)}Import.label`) ??
      record.kindName ??
      null,
  }),
});
