import { useSearchParams } from 'react-router';
import { ALL_DOCUMENT_TYPES, DOCUMENT_VALIDITIES } from '../../../resources/document/types.ts';
import { isIsoDate } from '../../../resources/numbers/dates.ts';
import { pageNumber } from '../../runtime/address/pageNumber.ts';
import type { DocumentFilter } from './DocumentFilters.tsx';
import { SORTING_NAMES, type SortingName } from './DocumentSort.tsx';

/** Returns filters, order and page of a list of documents, stored in the address. */
export function useDocumentSearch() {
  const [address, setAddress] = useSearchParams();
  const among = <T extends string>(name: string, allowed: readonly T[]): T | undefined =>
    allowed.find((one) => one === address.get(name));
  const day = (name: string): string | undefined => {
    const given = address.get(name) ?? '';
    return isIsoDate(given) ? given : undefined;
  };
  const [documentType, validity] = [
    among('kind', ALL_DOCUMENT_TYPES),
    among('validity', DOCUMENT_VALIDITIES),
  ];
  const [addedFrom, addedUntil] = [day('from'), day('until')];
  const filter: DocumentFilter = {
    ...(documentType && { documentType }),
    ...(addedFrom && { addedFrom }),
    ...(addedUntil && { addedUntil }),
    ...(validity && { validity }),
  };
  const put = (values: Readonly<Record<string, string | undefined>>) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        // Another search begins at the first page again.
        next.delete('page');
        for (const [name, value] of Object.entries(values))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return {
    words: (address.get('q') ?? '').trim(),
    setWords: (q: string) => put({ q }),
    filter,
    setFilter: (next: DocumentFilter) =>
      put({
        kind: next.documentType,
        validity: next.validity,
        from: next.addedFrom,
        until: next.addedUntil,
      }),
    sorting: among('order', SORTING_NAMES) ?? ('newest' satisfies SortingName),
    setSorting: (order: SortingName) => put({ order: order === 'newest' ? undefined : order }),
    page: pageNumber(address.get('page')),
    setPage: (page: number) => put({ page: page > 1 ? String(page) : undefined }),
  };
}
