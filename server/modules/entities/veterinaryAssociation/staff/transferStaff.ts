import sql from 'sql-template-tag';
import { mayGrant } from '../../../../../resources/access/role/rules.ts';
import {
  checkStaffTransfer,
  getEntityStaff,
  transferStaff,
} from '../../../../../resources/entities/veterinaryAssociation/staffCalls.ts';
import { allows } from '../../../../../resources/kit/access.ts';
import { PAGE_MAX } from '../../../../../resources/kit/calls/paging.ts';
import { getOne, type Queryable } from '../../../../db/db.ts';
import { handleRead, handleWrite } from '../../../../http/handle.ts';
import { dryRun } from '../../../../write/dryRun.ts';
import { speaksFor } from '../hooks.ts';
import { findEntity, moveStaff } from './moveStaff.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

const role = sql`(select jsonb_build_object('id', r.id, 'name', r.name) from role r where r.id = t.role_id) as role`;

export const getEntityStaffHandler = handleRead(
  getEntityStaff,
  async ({ db, caller, params: { id }, fail }) => {
    const entity = await findEntity(db, caller, id);
    if (!entity) return fail('NOT_FOUND');
    const users = await db.query<Named & { version: number; role: Named | null }>(sql`
    select t.id, t.version, t.name, ${role} from app_user t
    where t.entity_id = ${id} and t.type = 'NORMAL' and t.status = 'ACTIVE'
    order by t.name_order, t.id limit ${PAGE_MAX + 1}`);
    const veterinarians = allows('MANAGE_VETERINARIES', caller.actor)
      ? await db.query<Named & { isClinicalDirector: boolean; role: Named | null }>(sql`
        select v.id, v.name, t.is_clinical_director, ${role} from veterinary_entity t
        join veterinary v on v.id = t.veterinary_id
        where t.entity_id = ${id} and t.status = 'ACCEPTED' and ${speaksFor(caller, sql`t.entity_id`) ?? sql`true`}
        order by v.name_order, v.id limit ${PAGE_MAX + 1}`)
      : [];
    return {
      entity,
      users: users.slice(0, PAGE_MAX),
      veterinarians: veterinarians.slice(0, PAGE_MAX),
      hasMore: users.length > PAGE_MAX || veterinarians.length > PAGE_MAX,
    };
  },
);

export const transferStaffHandler = handleWrite(transferStaff, (write) =>
  moveStaff(write, write.params.id, write.body),
);

/** Who works for an entity now. */
const countStaff = (db: Queryable, id: number) =>
  getOne<{ users: number; administrators: number; veterinarians: number }>(
    db,
    sql`select count(*)::int as users,
        count(*) filter (where 'WRITE_USER' = any(r.permissions))::int as administrators,
        (select count(*)::int from veterinary_entity v where v.entity_id = ${id} and v.status = 'ACCEPTED') as veterinarians
      from app_user u left join role r on r.id = u.role_id
      where u.entity_id = ${id} and u.type = 'NORMAL' and u.status = 'ACTIVE'`,
  );

export const checkStaffTransferHandler = handleRead(
  checkStaffTransfer,
  async ({ db, services, caller, params: { id }, body }) => {
    const sessions = await db.query<{ userId: number; count: number }>(sql`
      select user_id, count(*)::int as count from session
      where user_id = any(${body.users.map((one) => one.id)}::bigint[]) and least(idle_end, absolute_end) > now() group by user_id`);
    const { moved, remaining } = await dryRun(services, caller, async (write) => ({
      moved: await moveStaff(write, id, body),
      remaining: await countStaff(write.tx, id),
    }));
    const roles = await db.query<Named & { permissions: string[] }>(sql`
      select r.id, r.name, r.permissions from role r
      order by (select count(*) from app_user u join entity e on e.id = u.entity_id where u.role_id = r.id
        and e.profile_id = (select f.profile_id from entity f where f.id = ${body.targetId})) desc, sort_text(r.name) collate "C", r.id`);
    return {
      users: moved.users.map((one) => ({
        id: one.id,
        refusal: one.refusal,
        sessions: sessions.find(({ userId }) => userId === one.id)?.count ?? 0,
      })),
      veterinarians: moved.veterinarians.map(({ id: of, refusal }) => ({ id: of, refusal })),
      remaining,
      roles: roles
        .filter(({ permissions }) => mayGrant(caller.actor, permissions))
        .map((one) => ({ id: one.id, name: one.name })),
    };
  },
);
