import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  ASSOCIATION_STATUSES,
  type AssociationStatus,
} from '../../../../resources/access/session/associationStatuses.ts';
import { isId } from '../../../../resources/numbers/recordId.ts';
import { anyWords, useListAddress, withValues } from '../../../runtime/address/useListAddress.ts';
import {
  associationCounts,
  associationPage,
} from '../../../parts/entities/veterinaryAssociation/associations.ts';

const PER_PAGE = 10;

/**
 * The associations that the address names. Without a word on their state, requests where some wait, otherwise those
 * in force; once that is found it stays, or answering the last request would take the page from under one's hands.
 */
export function useAssociationList() {
  const { page, filter, go } = useListAddress({ status: ASSOCIATION_STATUSES, q: anyWords, entityId: isId });
  const { q: words = '', entityId } = filter;
  const counts = useQuery(associationCounts(entityId));
  const [first, setFirst] = useState<AssociationStatus>();
  if (first === undefined && counts.data)
    setFirst(counts.data.PENDING_ENTITY_RESPONSE > 0 ? 'PENDING_ENTITY_RESPONSE' : 'ACCEPTED');
  const status = filter.status ?? first;
  const list = useQuery({
    ...associationPage({
      status: status ?? '',
      itemsPerPage: String(PER_PAGE),
      currentPage: String(page - 1),
      sortProperty: 'creationTimestamp',
      // Those that have waited longest stand first.
      sortDirection: status === 'ACCEPTED' ? 'DESC' : 'ASC',
      ...(words !== '' && { universalSearch: words }),
      ...(entityId !== undefined && { entityId }),
    }),
    enabled: status !== undefined,
    placeholderData: keepPreviousData,
  });
  const query = {
    ...list,
    error: counts.error ?? list.error,
    refetch: () => Promise.all([counts.refetch(), list.refetch()]),
  };
  // The status that was found stays in the address.
  const goOn: typeof go = (values, options) => go({ status, ...values }, options);
  return {
    counts: counts.data,
    isCounting: counts.isPending,
    list: {
      query,
      rows: status && list.data?.content,
      pages: { page, perPage: PER_PAGE, found: list.data, go: goOn },
    },
    status,
    words,
    /** The entity to which the list is limited, where it is. */
    entityId: entityId === undefined ? undefined : Number(entityId),
    go: goOn,
    /** The query of the list's address, which its dialog keeps. */
    search: status ? `?${withValues(new URLSearchParams({ status, ...filter }), { page })}` : '',
  };
}
