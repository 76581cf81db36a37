import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../../../dataProvider/index.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { isIsoDate } from '../../../../resources/numbers/dates.ts';
import { AUDIT_KINDS, type AuditKind } from '../../../../resources/audit/actions.ts';
import { ownAudit } from '../../../../resources/personalArea/calls.ts';
import { pageNumber } from '../../../runtime/address/pageNumber.ts';

export type TrailEntry = AnswerOf<typeof ownAudit>['content'][number];

export const PER_PAGE = 25;

/** The filter of the activity, as the address has it. */
export interface ActivityFilter {
  readonly kind?: AuditKind | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Reads the page of activity that the address names (`?kind=SIGN_IN&from=2026-01-01&page=2`), the newest first. */
export function useActivity() {
  const [search, setSearch] = useSearchParams();
  const page = pageNumber(search.get('page'));
  const day = (name: string) => {
    const given = search.get(name) ?? '';
    return isIsoDate(given) ? given : undefined;
  };
  const kind = AUDIT_KINDS.find((one) => one === search.get('kind'));
  const [from, to] = [day('from'), day('to')];
  const list = useQuery({
    queryKey: ['users', 'me', 'audit', page, kind, from, to],
    queryFn: ({ signal }) =>
      callApi(
        ownAudit,
        {
          query: {
            currentPage: page - 1,
            itemsPerPage: PER_PAGE,
            ...(kind && { kind }),
            ...(from && { from }),
            ...(to && { to }),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const go = useCallback(
    (next: ActivityFilter & { readonly page?: number }) =>
      setSearch((now) => {
        const values = { ...Object.fromEntries(now), page: '', ...next };
        const kept = Object.entries(values).filter(([, value]) => value && value !== '1' && value !== 1);
        return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
      }),
    [setSearch],
  );
  return { list, page, filter: { kind, from, to }, go };
}
