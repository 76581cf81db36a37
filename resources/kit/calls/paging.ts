import { z } from 'zod';

/** At most so many records a page, and ids that a list is asked for at once. */
export const PAGE_MAX = 100;
/** Records on a page of a list, in a call and on a page alike, where neither the declaration nor the user says. */
export const PAGE_DEFAULT = 10;

const whole = (min: number, max: number) =>
  z.preprocess(
    (value) =>
      typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value === '' ? undefined : value,
    z.number().int().min(min).max(max).optional(),
  );

/** The page and order of a list that a call of its own answers; spread into its query. */
export const pageQuery = <const S extends readonly [string, ...string[]]>(
  sortable: S,
  itemsPerPage = PAGE_MAX,
) => ({
  currentPage: whole(0, 100_000),
  itemsPerPage: whole(1, itemsPerPage),
  sortProperty: z.enum(sortable).optional(),
  sortDirection: z.enum(['ASC', 'DESC']).optional(),
});

/** A page of records, as every list answers. */
export const pageOf = <R extends z.ZodType>(record: R) =>
  z.object({
    content: z.array(record),
    totalItems: z.int(),
    totalPages: z.int(),
    currentPage: z.int(),
    itemsPerPage: z.int(),
    /** More were found than are counted. */
    totalIsEstimate: z.boolean().optional(),
  });

interface PageRequest {
  readonly currentPage?: number | undefined;
  readonly itemsPerPage?: number | undefined;
}

/** Some of `totalItems` records as the page of them that was asked for. */
export const asPage = <R>(
  content: R[],
  totalItems: number,
  { currentPage = 0, itemsPerPage = PAGE_DEFAULT }: PageRequest,
) => ({
  content,
  totalItems,
  totalPages: Math.ceil(totalItems / itemsPerPage),
  currentPage,
  itemsPerPage,
});

/** Puts rows that carry `total`, the number of all, into a page. */
export const toPage = <R extends { readonly total: number }>(rows: readonly R[], asked: PageRequest) =>
  asPage(
    rows.map(({ total: _total, ...record }) => record),
    rows[0]?.total ?? 0,
    asked,
  );
