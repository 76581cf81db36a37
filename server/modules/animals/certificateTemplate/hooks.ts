import sql from 'sql-template-tag';
import { certificateTemplate } from '../../../../resources/animals/certificateTemplate/schema.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { findOne } from '../../../db/db.ts';
import { conflict } from '../../../errors.ts';

export const certificateTemplateHooks = hooksFor(certificateTemplate, {
  checkState: async ({ tx, before, change }) => {
    if (change !== 'DELETE') return;
    const used = await findOne(
      tx,
      sql`select 1 from certificate where certificate_template_id = ${before.id} limit 1`,
    );
    // What was issued names its template and stays valid.
    if (used) throw conflict('FAIL_DELETE_CERTIFICATE');
  },
});
