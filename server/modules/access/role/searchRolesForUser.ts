import sql, { type Sql } from 'sql-template-tag';
import { searchRolesForUser } from '../../../../resources/access/role/calls.ts';
import { foldText } from '../../../../resources/numbers/text.ts';
import { directionOf, queryPage } from '../../../crud/queryPage.ts';
import { likeText } from '../../../crud/where.ts';
import { findOne, type Queryable } from '../../../db/db.ts';
import { handleRead } from '../../../http/handle.ts';

const PAGE = 50;
/** Users of a role who are looked at: the last that got it stand for all. */
const LATELY = 200;

/** The role of the entity's profile; else the one that most of the latest users of entities with this profile have. */
async function findProposed(db: Queryable, entityId: number, isOwn: Sql): Promise<number | null> {
  const found = await findOne<{ id: number }>(
    db,
    sql`with profile as (
        select p.id, p.role_id from entity e join entity_profile p on p.id = e.profile_id where e.id = ${entityId})
      select r.id from role r cross join profile p
      left join lateral (
        select count(*) as users from (select * from app_user where role_id = r.id order by id desc limit ${LATELY}) u
        join entity e on e.id = u.entity_id where u.status = 'ACTIVE' and e.profile_id = p.id) c on true
      where ${isOwn} and (r.id = p.role_id or c.users > 0)
      order by r.id = p.role_id desc nulls last, c.users desc, r.id limit 1`,
  );
  return found?.id ?? null;
}

/** The roles without a permission that the caller lacks; all of them for the operator. */
export const searchRolesForUserHandler = handleRead(
  searchRolesForUser,
  async ({ db, query, caller: { actor } }) => {
    const pattern = `%${likeText(foldText(query.name || query.universalSearch || ''))}%`;
    const isOwn = sql`(${actor.isOperator} or permissions <@ ${[...actor.permissions]}::text[])`;
    const [entityId] = query.entityId ?? [];
    return {
      ...(await queryPage<{ id: number; name: string }>(db, query, {
        select: sql`id, name`,
        from: sql`role`,
        where: sql`fold_text(name) like ${pattern} and ${isOwn}`,
        order: sql`lower(name) ${directionOf(query, 'ASC')}, id`,
        size: PAGE,
      })),
      proposedId: entityId === undefined ? null : await findProposed(db, entityId, isOwn),
    };
  },
);
