import sql from 'sql-template-tag';
import { imports } from '../../../../resources/generated/imports.ts';
import { importKinds } from '../../../../resources/work/dataImport/calls.ts';
import { handleRead } from '../../../http/handle.ts';
import { languageIn } from '../../../language.ts';
import { findText } from '../../../texts/findText.ts';
import { languageOf } from '../../../texts/configuredText.ts';
import { mayImport } from '../../../work/imports/mayImport.ts';
import { canBeFixed, columnsOf } from '../../../work/imports/importColumns.ts';
import { choiceLabel, columnLabel } from '../../../work/imports/importTexts.ts';

export const importKindsHandler = handleRead(importKinds, async ({ db, caller, request }) => {
  const language = languageIn(languageOf(request, caller.actor));
  const used = await db.query<{ kind: string; sources: string[] }>(sql`
    select kind, array_agg(source order by used_timestamp desc) as sources from (
      select kind, source, max(creation_timestamp) as used_timestamp from data_import
      where entity_id = ${caller.actor.entity?.id ?? null} group by kind, source) s group by kind`);
  return imports
    .filter((declared) => mayImport(declared, caller))
    .map((declared) => ({
      name: declared.name,
      label: findText(language, `${declared.name}Import.label`) ?? declared.name,
      text: findText(language, `${declared.name}Import.text`) ?? '',
      of: declared.of,
      columns: columnsOf(declared).map((column) => ({
        name: column.name,
        label: columnLabel(declared, column, language),
        isRequired: column.isRequired === true,
        canBeFixed: canBeFixed(declared, column),
        reader: column.reader,
        values:
          column.field.kind === 'choice'
            ? (column.field.values ?? []).map((value) => ({
                value,
                label: choiceLabel(column, value, language),
              }))
            : column.field.kind === 'boolean'
              ? (['true', 'false'] as const).map((value) => ({
                  value,
                  label: findText(language, `ra.boolean.${value}`) ?? value,
                }))
              : null,
        to: column.field.to ?? null,
      })),
      sources: used.find(({ kind }) => kind === declared.name)?.sources.slice(0, 50) ?? [],
    }));
});
