import sql from 'sql-template-tag';
import { searchRolesForUser } from '../../../../resources/access/role/calls.ts';
import { foldText } from '../../../../resources/numbers/text.ts';
import { directionOf, queryPage } from '../../../crud/queryPage.ts';
import { likeText } from '../../../crud/where.ts';
import { handleRead } from '../../../http/handle.ts';

const PAGE = 50;

/** The roles without a permission that the caller lacks; all of them for the operator. */
export const searchRolesForUserHandler = handleRead(
  searchRolesForUser,
  ({ db, query, caller: { actor } }) => {
    const pattern = `%${likeText(foldText(query.name || query.universalSearch || ''))}%`;
    return queryPage<{ id: number; name: string }>(db, query, {
      select: sql`id, name`,
      from: sql`role`,
      where: sql`fold_text(name) like ${pattern}
        and (${actor.isOperator} or permissions <@ ${[...actor.permissions]}::text[])`,
      order: sql`lower(name) ${directionOf(query, 'ASC')}, id`,
      size: PAGE,
    });
  },
);
