import sql from 'sql-template-tag';
import { toPage } from '../../../resources/kit/calls/paging.ts';
import { searchRolesForUser } from '../../../resources/role/calls.ts';
import { foldText } from '../../../resources/numbers/text.ts';
import { likeText } from '../../crud/where.ts';
import { handleRead } from '../../http/handle.ts';

const PAGE = 50;

/** The roles without a permission that the caller lacks; all of them for the operator. */
export const searchRolesForUserHandler = handleRead(searchRolesForUser, async ({ db, query, caller }) => {
  const { actor } = caller;
  const { currentPage = 0, itemsPerPage = PAGE } = query;
  const pattern = `%${likeText(foldText(query.name || query.universalSearch || ''))}%`;
  const rows = await db.query<{ id: number; name: string; total: number }>(sql`
    select id, name, count(*) over ()::int as total from role
    where fold_text(name) like ${pattern} and (${actor.isOperator} or permissions <@ ${[...actor.permissions]}::text[])
    order by case when ${query.sortDirection === 'DESC'} then lower(name) end desc, lower(name), id
    limit ${itemsPerPage} offset ${currentPage * itemsPerPage}`);
  return toPage(rows, { currentPage, itemsPerPage });
});
