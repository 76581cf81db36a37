import { callApi } from '../../../../../dataProvider/index.ts';
import { AUDIT_KINDS } from '../../../../../resources/common/audit/actions.ts';
import type { AnswerOf } from '../../../../../resources/kit/call.ts';
import { isIsoDate } from '../../../../../resources/numbers/dates.ts';
import { ownAudit } from '../../../../../resources/account/personalArea/calls.ts';
import { usePagedList } from '../../../../lists/usePagedList.ts';
import { useListAddress } from '../../../../runtime/address/useListAddress.ts';

export type TrailEntry = AnswerOf<typeof ownAudit>['content'][number];

/** Reads the page of activity that the address names (`?kind=SIGN_IN&from=2026-01-01&page=2`), the newest first. */
export function useActivity() {
  const address = useListAddress({ kind: AUDIT_KINDS, from: isIsoDate, to: isIsoDate });
  const { filter, go } = address;
  const list = usePagedList(address, {
    key: ['users', 'me', 'audit', filter],
    perPage: 25,
    read: (page, options) => callApi(ownAudit, { query: { ...page, ...filter } }, options),
    staleTime: 0,
  });
  return { list, filter, go };
}

export type Activity = ReturnType<typeof useActivity>;
