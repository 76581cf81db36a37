import type { z } from 'zod';
import type { AnyModule } from '../../resources/kit/module.ts';
import { sortNames } from '../../server/crud/searchShape.ts';

/** A record as a list answers it. */
export type Found = Readonly<Record<string, unknown>>;

/** A call of a list, and what is asked of it in words. */
export interface ListCall {
  readonly title: string;
  readonly query: Readonly<Record<string, string>>;
}

/** Other names of a query, which narrow nothing. */
const NO_FILTERS = new Set([
  'currentPage',
  'itemsPerPage',
  'sortProperty',
  'sortDirection',
  'universalSearch',
  'ids',
  'after',
]);

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== ''
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : undefined;

/** The values that a filter is tried with: every one of a fixed set, else one that a record has. */
function valuesOf(module: AnyModule, name: string, records: readonly Found[]): readonly string[] {
  const field = module.fields[name] ?? module.fields[name.replace(/(?:From|To)$/, '')];
  if (field?.kind === 'choice' || field?.kind === 'choices') return field.values ?? [];
  if (field?.kind === 'boolean') return ['true', 'false'];
  const source = name in module.fields ? name : name.replace(/(?:From|To)$/, '');
  const found = records.map((record) => asText(record[source])).find((value) => value !== undefined);
  return found === undefined ? [] : [found];
}

/** Words of free text: those of a record's title, the rarest first. */
function wordsOf(module: AnyModule, records: readonly Found[]): readonly string[] {
  const title = asText(records[0]?.[module.title]);
  return title === undefined || module.list.search === undefined ? [] : [title];
}

/**
 * Every way to ask for a list: each order in both directions, each filter alone and in each order, free text in each order.
 * @param shape of the query, as the server reads it
 * @param records some that the list has, from which values are taken
 */
export function callsOf(
  module: AnyModule,
  shape: z.ZodObject['shape'],
  records: readonly Found[],
): readonly ListCall[] {
  const orders: readonly ListCall[] = [
    { title: '', query: {} },
    ...sortNames(module).flatMap((sortProperty) =>
      ['ASC', 'DESC'].map((sortDirection) => ({
        title: `by ${sortProperty} ${sortDirection}`,
        query: { sortProperty, sortDirection },
      })),
    ),
  ];
  const narrowed: readonly ListCall[] = [
    { title: 'all', query: {} },
    ...Object.entries(shape)
      .filter(([name]) => !NO_FILTERS.has(name))
      .flatMap(([name, own]) =>
        valuesOf(module, name, records)
          // Some lists know fewer words of a set than others.
          .filter((value) => (own as z.ZodType).safeParse(value).success)
          .map((value) => ({ title: `${name}=${value}`, query: { [name]: value } })),
      ),
    ...wordsOf(module, records).map((words) => ({
      title: `free text “${words}”`,
      query: { universalSearch: words },
    })),
  ];
  return narrowed.flatMap((filter) =>
    orders.map((order) => ({
      title: [filter.title, order.title].filter(Boolean).join(', '),
      query: { ...filter.query, ...order.query },
    })),
  );
}
