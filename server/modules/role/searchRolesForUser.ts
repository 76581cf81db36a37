import sql from 'sql-template-tag';
import { searchRolesForUser } from '../../../resources/role/calls.ts';
import { foldText } from '../../../resources/numbers/text.ts';
import { likeText } from '../../crud/where.ts';
import { handleRead } from '../../http/handle.ts';

const PAGE = 50;

/** The roles without a permission that the caller lacks; all of them for the operator. */
export const searchRolesForUserHandler = handleRead(searchRolesForUser, async ({ db, query, caller }) => {
  const { actor } = caller;
  const itemsPerPage = Math.min(Math.max(Number(query.itemsPerPage || PAGE), 1), 100);
  const currentPage = Number(query.currentPage || 0);
  const pattern = `%${likeText(foldText(query.name || query.universalSearch || ''))}%`;
  const rows = await db.query<{ id: number; name: string; total: number }>(sql`
    select id, name, count(*) over ()::int as total from role
    where fold_text(name) like ${pattern} and (${actor.isOperator} or permissions <@ ${[...actor.permissions]}::text[])
    order by case when ${query.sortDirection === 'DESC'} then lower(name) end desc, lower(name), id
    limit ${itemsPerPage} offset ${currentPage * itemsPerPage}`);
  const totalItems = rows[0]?.total ?? 0;
  return {
    content: rows.map(({ id, name }) => ({ id, name })),
    totalItems,
    totalPages: Math.ceil(totalItems / itemsPerPage),
    currentPage,
    itemsPerPage,
  };
});
