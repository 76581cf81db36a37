import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  ASSOCIATION_STATUSES,
  type AssociationStatus,
} from '../../../resources/veterinaryAssociation/schema.ts';
import { pageNumber } from '../../runtime/address/pageNumber.ts';
import { associationCounts, associationPage } from '../../parts/associations/associations.ts';

export const PER_PAGE = 10;

interface ListState {
  readonly status: AssociationStatus;
  readonly words: string;
  readonly page: number;
}

/** Returns the address with every value that differs from the default: `?status=ACCEPTED&q=ana&page=2`. */
const addressOf = ({ status, words, page }: ListState): Record<string, string> => ({
  status,
  ...(words !== '' && { q: words }),
  ...(page > 1 && { page: String(page) }),
});

/**
 * The associations that the address names. Without a word on their state, requests where some wait, otherwise those
 * in force; once that is found it stays, or answering the last request would take the page from under one's hands.
 */
export function useAssociationList() {
  const [search, setSearch] = useSearchParams();
  const page = pageNumber(search.get('page'));
  const counts = useQuery(associationCounts);
  const [first, setFirst] = useState<AssociationStatus>();
  if (first === undefined && counts.data)
    setFirst(counts.data.PENDING_ENTITY_RESPONSE > 0 ? 'PENDING_ENTITY_RESPONSE' : 'ACCEPTED');
  const asked = ASSOCIATION_STATUSES.find((one) => one === search.get('status'));
  const status = asked ?? first;
  const words = (search.get('q') ?? '').trim();
  const list = useQuery({
    ...associationPage({
      status: status ?? '',
      itemsPerPage: String(PER_PAGE),
      currentPage: String(page - 1),
      sortProperty: 'creationTimestamp',
      // Those that have waited longest stand first.
      sortDirection: status === 'ACCEPTED' ? 'DESC' : 'ASC',
      ...(words !== '' && { universalSearch: words }),
    }),
    enabled: status !== undefined,
    placeholderData: keepPreviousData,
  });
  const go = (change: Partial<ListState>) => {
    if (status === undefined) return;
    setSearch(addressOf({ status, words, page: 1, ...change }), { replace: change.words !== undefined });
  };
  const query = status ? `?${new URLSearchParams(addressOf({ status, words, page }))}` : '';
  return { counts, list, status, words, page, go, query };
}
