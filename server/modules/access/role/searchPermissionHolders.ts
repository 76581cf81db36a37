import sql from 'sql-template-tag';
import { searchPermissionHolders } from '../../../../resources/access/role/permissionCalls.ts';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { accountScope } from '../../../auth/accountScope.ts';
import { directionOf, queryPage } from '../../../crud/queryPage.ts';
import { notFound } from '../../../errors.ts';
import { handleRead } from '../../../http/handle.ts';
import { HOLDERS } from './holders.ts';

interface Holder {
  readonly id: number;
  readonly name: string;
  readonly entity: { readonly id: number; readonly name: string } | null;
  readonly role: { readonly id: number; readonly name: string };
}

export const searchPermissionHoldersHandler = handleRead(
  searchPermissionHolders,
  ({ db, params: { permission }, query, caller }) => {
    if (!(PERMISSIONS as readonly string[]).includes(permission)) throw notFound();
    return queryPage<Holder>(db, query, {
      select: sql`t.id, t.name, jsonb_build_object('id', r.id, 'name', r.name) as role,
        case when e.id is null then null else jsonb_build_object('id', e.id, 'name', e.name) end as entity`,
      from: sql`${HOLDERS} h join app_user t on t.id = h.user_id join role r on r.id = h.role_id
        left join entity e on e.id = h.entity_id`,
      where: sql`r.permissions @> array[${permission}]::text[] and ${accountScope(caller) ?? sql`true`}`,
      order: sql`lower(t.name) ${directionOf(query, 'ASC')}, t.id, e.id`,
    });
  },
);
