import { listPermissions } from '../../../../resources/access/role/permissionCalls.ts';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { handleRead } from '../../../http/handle.ts';
import { peopleOf, readHoldings } from './holders.ts';

export const listPermissionsHandler = handleRead(listPermissions, async ({ db }) => {
  const holdings = await readHoldings(db);
  const { roles } = holdings;
  return {
    roles: roles.map(({ id, name, permissions }) => ({
      id,
      name,
      permissions: [...permissions],
      people: peopleOf(holdings, new Set([id])),
    })),
    permissions: PERMISSIONS.map((permission) => ({
      permission,
      people: peopleOf(
        holdings,
        new Set(roles.flatMap(({ id, permissions }) => (permissions.includes(permission) ? [id] : []))),
      ),
    })),
  };
});
