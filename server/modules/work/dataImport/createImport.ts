import sql from 'sql-template-tag';
import type { Import } from '../../../../resources/kit/import.ts';
import { createImport } from '../../../../resources/work/dataImport/calls.ts';
import {
  dataImport,
  IMPORT_ROWS_KEPT_DAYS,
  sourceOptions,
} from '../../../../resources/work/dataImport/schema.ts';
import type { ImportOptions, ImportWords } from '../../../../resources/work/dataImport/schema.ts';
import { getStored } from '../../../crud/getStored.ts';
import { findOne } from '../../../db/db.ts';
import { json } from '../../../db/sql.ts';
import { forbidden } from '../../../errors.ts';
import { handleWrite } from '../../../http/handle.ts';
import { insertRecord } from '../../../write/saveRecord.ts';
import { mayImport } from '../../../work/imports/mayImport.ts';
import { findImport } from '../../../work/imports/importColumns.ts';
import { foldWord, guessMapping } from '../../../work/imports/importTexts.ts';
import type { SourceDescription } from '../../../import/source/openTable.ts';
import { findTable } from './findTable.ts';

interface Remembered {
  readonly options: ImportOptions;
  readonly headers: Readonly<Record<string, string>>;
  readonly words: ImportWords;
}

const NOTHING: Remembered = { options: {}, headers: {}, words: {} };

interface Prepared {
  readonly declared: Import;
  readonly table: SourceDescription;
  readonly options: ImportOptions;
  readonly remembered: Remembered;
}

export const createImportHandler = handleWrite<typeof createImport, Prepared>(
  createImport,
  async ({ body, prepared, caller, tx, fail, ...write }) => {
    const { actor } = caller;
    // From here on the file is kept for as long as the rows that come from it.
    const [file] = await tx.query<{ filename: string }>(sql`
      update large_file set expiration_timestamp = now() + ${IMPORT_ROWS_KEPT_DAYS} * interval '1 day'
      where id = ${body.fileId} and user_id = ${actor.id} and job_id is null and not is_result returning filename`);
    if (!file) return fail('DOCUMENT_NOT_FOUND');
    const { declared, table, remembered, options } = prepared;
    const { kind, encoding, separator, columns } = table;
    const { id } = await insertRecord(
      { ...write, tx, caller },
      getStored(dataImport),
      {
        name: file.filename,
        kind: declared.name,
        source: body.source,
        options,
        mapping: guessMapping(declared, columns, remembered.headers),
        words: remembered.words as Record<string, Record<string, string>>,
      },
      'CREATE',
      {
        columns: {
          userId: actor.id,
          entityId: actor.entity?.id ?? null,
          fileId: body.fileId,
          form: json({ kind, encoding, separator, columns }),
        },
      },
    );
    return { id };
  },
  {
    run: async ({ body, caller, services: { db }, fail }) => {
      const declared = findImport(body.kind);
      if (!declared) return fail('INVALID_IMPORT_KIND', [{ property: 'kind', error: 'INVALID_IMPORT_KIND' }]);
      if (!mayImport(declared, caller)) throw forbidden();
      const own = await findOne(
        db,
        sql`select 1 from large_file where id = ${body.fileId} and user_id = ${caller.actor.id} and job_id is null and not is_result`,
      );
      if (!own) return fail('DOCUMENT_NOT_FOUND');
      const remembered =
        (await findOne<Remembered>(
          db,
          sql`select options, headers, words from data_import_source
            where entity_id = ${caller.actor.entity?.id ?? null} and kind = ${body.kind} and source = ${foldWord(body.source)}`,
        )) ?? NOTHING;
      const { headerRow } = remembered.options;
      const table = await findTable(
        db,
        body.fileId,
        declared,
        headerRow === undefined ? {} : { headerRow },
        remembered.headers,
      );
      const options = sourceOptions.parse({
        headerRow: table.headerRow,
        ...(table.sheet !== null && { sheet: table.sheet }),
        ...(table.encoding !== null && { encoding: table.encoding }),
        ...(table.separator !== null && { separator: table.separator }),
      });
      return { declared, table, options, remembered };
    },
  },
);
