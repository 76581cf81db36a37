import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { PAGE_MAX } from '../../../resources/kit/calls/paging.ts';
import { dayIn } from '../../../resources/numbers/dates.ts';
import { fieldLabel, fieldViews, moduleName, useTimezone, type Values } from '../../fields/index.ts';
import { moduleOfReference, referenceText } from '../../fields/reference/useReferences.ts';
import { useLanguage } from '../../runtime/language/LanguageProvider.tsx';
import { useErrorText } from '../../runtime/failures/useErrorText.ts';
import { isEstimated } from '../useTotalText.ts';
import { csvOf, type Cell } from '../../../resources/kit/csv.ts';
import { saveBlob } from '../../files/components/saveFile.ts';
import { useModuleList } from '../listContext.ts';
import { getField } from '../../../resources/kit/values/field.ts';
import { useFilters } from '../filter/useFilters.ts';

export type ExportFormat = 'xlsx' | 'csv';

/** Kinds whose values are written as they are stored: phones in E.164, and for programs days in their order. */
const STORED_KINDS: Readonly<Record<ExportFormat, readonly string[]>> = {
  xlsx: ['phone', 'integer', 'decimal'],
  csv: ['phone', 'integer', 'decimal', 'date', 'timestamp'],
};

async function saveRows(
  rows: readonly (readonly Cell[])[],
  name: string,
  format: ExportFormat,
): Promise<void> {
  if (format === 'csv') return saveBlob(new Blob([csvOf(rows)], { type: 'text/csv' }), `${name}.csv`);
  const { xlsxBlob } = await import('./xlsx.ts');
  return saveBlob(xlsxBlob(rows), `${name}.xlsx`);
}

/** More than this is a report's work. */
const EXPORT_MAX = 10_000;

/** Takes the list along as a file: all that was found, or what is ticked. `progress`: how many are there so far. */
export function useExport() {
  const { module } = useModuleList();
  const { filterValues } = useFilters();
  const { sort, selectedIds = [], total = 0, meta } = useListContext();
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const timezone = useTimezone();
  const [locale] = useLanguage();
  const [progress, setProgress] = useState<number | null>(null);

  async function collect(filter: Values): Promise<Values[]> {
    const rows: Values[] = [];
    for (let cursor: unknown, page = 1; rows.length < EXPORT_MAX; page += 1) {
      const answer = await dataProvider.getList<RaRecord>(module.resource, {
        filter: cursor ? { ...filter, after: cursor } : filter,
        pagination: { page: cursor ? 1 : page, perPage: PAGE_MAX },
        sort,
      });
      rows.push(...answer.data);
      setProgress(rows.length);
      cursor = (answer.meta as { cursor?: string } | undefined)?.cursor;
      if (answer.data.length < PAGE_MAX) break;
    }
    return rows.slice(0, EXPORT_MAX);
  }

  /** Fetches the names of the records to which lists of ids refer. */
  async function namesOf(columns: readonly string[], rows: readonly Values[]) {
    const names = new Map<string, string>();
    for (const source of columns) {
      const field = getField(module.fields, source);
      const to = field.kind === 'references' && moduleOfReference(field);
      const ids = [...new Set(rows.flatMap((row) => (row[source] as number[] | null) ?? []))];
      if (!to || ids.length === 0) continue;
      const { data } = await dataProvider.getMany<RaRecord>(to.resource, { ids });
      for (const record of data) names.set(`${source} ${String(record.id)}`, referenceText(field, record));
    }
    return (source: string, id: number) => names.get(`${source} ${id}`);
  }

  async function run(columns: readonly string[], onlySelected: boolean, format: ExportFormat): Promise<void> {
    setProgress(0);
    try {
      const rows = await collect(onlySelected ? { ids: selectedIds } : filterValues);
      await Promise.all(columns.map((name) => fieldViews[getField(module.fields, name).kind].load?.(locale)));
      const nameOf = await namesOf(columns, rows);
      const textOf = (record: Values, source: string) => {
        const field = getField(module.fields, source);
        return fieldViews[field.kind].toText(record[source], {
          module,
          source,
          field,
          translate,
          locale,
          timezone,
          record,
          nameOf,
        });
      };
      const head = columns.map((name) => fieldLabel(translate, module, name));
      const cellOf = (record: Values, source: string): Cell => {
        const value = record[source];
        const isStored = STORED_KINDS[format].includes(getField(module.fields, source).kind);
        return isStored && (typeof value === 'number' || typeof value === 'string')
          ? value
          : textOf(record, source);
      };
      const body = rows.map((record) => columns.map((name) => cellOf(record, name)));
      await saveRows([head, ...body], `${moduleName(translate, module)} ${dayIn(timezone)}`, format);
      const isCut = !onlySelected && total > EXPORT_MAX;
      notify(isCut ? 'kit.list.export.tooMany' : 'kit.list.export.done', {
        type: isCut ? 'warning' : 'success',
        messageArgs: { max: EXPORT_MAX },
      });
    } catch (failure) {
      notify(`${translate('kit.list.export.failed')} ${errorText(failure)}`, { type: 'error' });
    } finally {
      setProgress(null);
    }
  }

  return { run, progress, total, isEstimate: isEstimated(meta), selected: selectedIds.length };
}
