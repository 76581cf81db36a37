import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db.ts';
import { json } from '../../../db/sql.ts';
import type { ImportRecord } from '../../../work/imports/importRecord.ts';
import { foldWord } from '../../../work/imports/importTexts.ts';

/** Remembers what was chosen for files of a source, to be proposed for the next. */
export async function rememberSource(tx: Queryable, record: ImportRecord): Promise<void> {
  const { entityId, kind, source, options, form, mapping, words } = record;
  if (entityId === null) return;
  const headers = Object.fromEntries(
    Object.entries(mapping).flatMap(([column, at]) => {
      // A value of all rows is of this file alone.
      const header = typeof at === 'string' ? '' : foldWord(form.columns?.[at] ?? '');
      return header === '' ? [] : [[header, column]];
    }),
  );
  await tx.query(sql`
    insert into data_import_source (entity_id, kind, source, options, headers, words)
    values (${entityId}, ${kind}, ${foldWord(source)}, ${json(options)}, ${json(headers)}, ${json(words)})
    on conflict (entity_id, kind, source) do update set options = excluded.options, headers = excluded.headers,
      words = excluded.words, used_timestamp = now()`);
}
