import sql from 'sql-template-tag';
import { ownPreferences } from '../../../../resources/access/preference/calls.ts';
import { handleRead } from '../../../http/handle.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

export const ownPreferencesHandler = handleRead(ownPreferences, async ({ db, caller }) => {
  const rows = await db.query<{ key: string; value: Json }>(
    sql`select key, value from user_preference where user_id = ${caller.actor.id}`,
  );
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
});
