import { keepPreviousData } from '@tanstack/react-query';
import { useGetList, useGetMany, type RaRecord } from 'react-admin';
import type { Field } from '../../../resources/kit/fields.ts';
import type { IndexedModule } from '../../../resources/kit/records/moduleIndex.ts';
import { expansionOf } from '../../../resources/kit/names.ts';
import { findResource } from '../../../resources/moduleIndex.ts';
import { spaced } from '../../../resources/numbers/spaced.ts';
import { useDebouncedValue } from '../../runtime/useDebouncedValue.ts';
import { shownLanguage } from '../../../i18n/index.ts';
import { textInLanguage } from '../words/textInLanguage.ts';
import type { Values } from '../kind.ts';

/** So many are offered at a time. */
const OFFERED = 50;

/** The module whose records a field refers to. */
export const moduleOfReference = (field: Field): IndexedModule | undefined => findResource(field.to);

/** How the field that names the records of a reference is declared. */
const labelOf = (field: Field) => moduleOfReference(field)?.fields[field.label ?? 'name'];

/** Returns the name of a record where another refers to it, in the page's language where it has one in each. */
export const referenceText = (field: Field, record: Values | undefined | null): string => {
  const text = textInLanguage(labelOf(field)?.english, record?.[field.label ?? 'name'], record);
  return text === undefined || text === null || text === '' ? `#${String(record?.id ?? '')}` : String(text);
};

/** The same as it is shown: a transponder in groups. */
export const shownReference = (field: Field, record: Values): string => {
  const text = referenceText(field, record);
  return labelOf(field)?.kind === 'transponder' && /^\d+$/.test(text) ? spaced(text) : text;
};

/** Returns what distinguishes a record from others of its name: a value, or the name of the record that it refers to. */
export function referenceDetail({ detail }: Field, record: Values): string {
  if (detail === undefined) return '';
  const other = detail.endsWith('Id')
    ? (record[expansionOf(detail)] as Values | null | undefined)
    : undefined;
  return String((other ? other.name : record[detail]) ?? '');
}

/**
 * Searches for records to choose from while the user types. Before that: the field's own `first`, or all, up to
 * `OFFERED`; `hint` names the text that says what else can be typed.
 */
export function useReferenceSearch(field: Field, text: string, only: Values | undefined, enabled: boolean) {
  const sought = useDebouncedValue(text).trim();
  const to = moduleOfReference(field);
  const [property, direction] = to?.list.sort ?? ['id', 'ASC'];
  const search = (filter: Values | undefined, isWanted: boolean) =>
    [
      to?.resource ?? String(field.to),
      {
        filter: { ...field.only, ...only, ...filter },
        pagination: { page: 1, perPage: OFFERED },
        sort: { field: property, order: direction },
      },
      { enabled: isWanted, placeholderData: keepPreviousData },
    ] as const;
  const offersFirst = field.first !== undefined && sought === '';
  const first = useGetList<RaRecord>(...search(field.first, enabled && offersFirst));
  const isFirst = offersFirst && (first.data === undefined || first.data.length > 0) && !first.isError;
  const all = useGetList<RaRecord>(...search(sought ? { universalSearch: sought } : {}, enabled && !isFirst));
  const { data, total, isFetching, isPlaceholderData, isError } = isFirst ? first : all;
  return {
    found: data ?? [],
    hint: isFirst ? 'others' : (total ?? 0) > OFFERED ? 'more' : undefined,
    isSearching: isFetching || isPlaceholderData || sought !== text.trim(),
    isError,
  };
}

/** Records by their ids: those that `record` already carries expanded are not fetched. */
export function useReferenced(
  field: Field,
  ids: readonly number[],
  known: readonly (Values | undefined | null)[] = [],
) {
  // What another record carries of this one is its name alone, in Portuguese.
  const english = shownLanguage() === 'en' ? labelOf(field)?.english : undefined;
  const there = known.filter(
    (one): one is Values =>
      !!one && field.label !== undefined && field.label in one && (english === undefined || english in one),
  );
  const missing = ids.filter((id) => !there.some((one) => one.id === id));
  const { data, isPending } = useGetMany<RaRecord>(
    moduleOfReference(field)?.resource ?? String(field.to),
    { ids: missing },
    { enabled: missing.length > 0 },
  );
  const all: readonly Values[] = [...there, ...(data ?? [])];
  return {
    records: ids.map((id) => all.find((one) => one.id === id)),
    isPending: missing.length > 0 && isPending,
  };
}
