import sql from 'sql-template-tag';
import { getOne } from '../../server/db/db.ts';
import type { Person, TestServer } from '../helpers/server.ts';

/** How a call was answered: its status, and the code where it was refused. */
export const outcomeOf = ({
  status,
  body,
}: {
  status: number;
  body: { data?: { message?: string } };
}): string => `${status} ${body.data?.message ?? ''}`.trim();

/** The entity of a user. */
export const entityOf = async (server: TestServer, { id }: Person): Promise<number> =>
  (await getOne<{ entityId: number }>(server.db, sql`select entity_id from app_user where id = ${id}`))
    .entityId;
