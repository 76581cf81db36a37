import { ALL_DOCUMENT_TYPES, DOCUMENT_VALIDITIES } from '../../../resources/common/document/types.ts';
import { isIsoDate } from '../../../resources/numbers/dates.ts';
import { anyWords, useListAddress } from '../../runtime/address/useListAddress.ts';
import type { DocumentFilter } from './DocumentFilters.tsx';
import { SORTING_NAMES, type SortingName } from './DocumentSort.tsx';

/** Returns filters, order and page of a list of documents, stored in the address. */
export function useDocumentSearch() {
  const { page, filter, go } = useListAddress({
    q: anyWords,
    kind: ALL_DOCUMENT_TYPES,
    validity: DOCUMENT_VALIDITIES,
    from: isIsoDate,
    until: isIsoDate,
    order: SORTING_NAMES,
  });
  const { q = '', kind, validity, from, until, order = 'newest' } = filter;
  const found: DocumentFilter = {
    ...(kind && { documentType: kind }),
    ...(from && { addedFrom: from }),
    ...(until && { addedUntil: until }),
    ...(validity && { validity }),
  };
  const replace = { replace: true };
  return {
    words: q,
    setWords: (words: string) => go({ q: words }, replace),
    filter: found,
    setFilter: ({ documentType, addedFrom, addedUntil, validity: valid }: DocumentFilter) =>
      go({ kind: documentType, validity: valid, from: addedFrom, until: addedUntil }, replace),
    sorting: order,
    setSorting: (sorting: SortingName) => go({ order: sorting === 'newest' ? '' : sorting }, replace),
    page,
    go: (values: { readonly page: number }) => go(values, replace),
  };
}
