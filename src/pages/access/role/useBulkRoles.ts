import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useSession } from '../../../../authProvider/useSession.ts';
import { currentActor } from '../../../../dataProvider/client/session.ts';
import { dataProvider } from '../../../../dataProvider/index.ts';
import { PAGE_MAX } from '../../../../resources/kit/calls/paging.ts';
import { PERMISSIONS, type Permission } from '../../../../resources/kit/permissions.ts';
import { role as module } from '../../../../resources/access/role/schema.ts';
import { useHistoryState } from '../../../runtime/address/historyState.ts';
import { anyWords, useListAddress } from '../../../runtime/address/useListAddress.ts';
import { markUnsavedInput } from '../../../runtime/unsavedInput.ts';
import {
  getCellLockReason,
  changesByRole,
  withCells,
  type CellLockReason,
  type BulkRole,
  type Changes,
} from './roleChanges.ts';

/** All roles, page after page: few registers have more than one page of them. */
async function allRoles(signal: AbortSignal): Promise<readonly BulkRole[]> {
  const roles: BulkRole[] = [];
  for (let page = 1, total = 1; roles.length < total; page += 1) {
    const found = await dataProvider.getList<BulkRole>(module.resource, {
      pagination: { page, perPage: PAGE_MAX },
      sort: { field: 'name', order: 'ASC' },
      signal,
    });
    if (found.data.length === 0) break;
    roles.push(...found.data);
    total = found.total ?? 0;
  }
  return roles;
}

const NONE: Changes = {};

/** The roles, what shall become of them, and which of them and of the permissions are shown. */
export function useBulkRoles() {
  const session = useSession();
  const actor = currentActor(session);
  const ownRoleId = session.answer?.role?.id;
  const { filter, go } = useListAddress({ q: anyWords, changed: ['true'], roles: anyWords });
  // A reload leaves what was ticked as it is.
  const [kept, setChanges] = useHistoryState<Changes>('changes');
  const changes = kept ?? NONE;
  const isChanged = kept !== null;
  useEffect(() => {
    if (isChanged) markUnsavedInput();
  }, [isChanged]);
  const query = useQuery({
    queryKey: ['role', 'bulk'],
    queryFn: ({ signal }) => allRoles(signal),
    staleTime: 0,
  });
  const roles = useMemo(() => query.data ?? [], [query.data]);
  const { q: words = '', roles: asked } = filter;
  const onlyChanged = filter.changed !== undefined;
  const shown = useMemo(() => {
    const ids = asked?.split(',').map(Number);
    return ids ? roles.filter((role) => ids.includes(role.id)) : roles;
  }, [roles, asked]);
  const narrow = useCallback((next: Parameters<typeof go>[0]) => go(next, { replace: true }), [go]);
  const barrier = useCallback(
    (role: BulkRole, permission: Permission): CellLockReason | undefined =>
      getCellLockReason(actor, ownRoleId, role, permission),
    [actor, ownRoleId],
  );
  const set = useCallback(
    (of: readonly BulkRole[], permissions: readonly Permission[], on: boolean) => {
      const cells = of.flatMap((role) => permissions.map((permission) => [role, permission] as const));
      const open = cells.filter(([role, permission]) => barrier(role, permission) === undefined);
      const next = withCells(changes, open, on);
      setChanges(Object.keys(next).length > 0 ? next : null);
    },
    [barrier, changes, setChanges],
  );
  const list = useMemo(() => changesByRole(changes, roles, PERMISSIONS), [changes, roles]);
  const count = list.reduce((sum, { add, remove }) => sum + add.length + remove.length, 0);
  return {
    query,
    roles,
    shown,
    words,
    onlyChanged,
    narrow,
    changes,
    isChanged,
    list,
    count,
    set,
    barrier,
    undo: () => setChanges(null),
  };
}

export type BulkRoles = ReturnType<typeof useBulkRoles>;
