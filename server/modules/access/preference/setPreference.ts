import sql from 'sql-template-tag';
import {
  PREFERENCE_COUNT,
  PREFERENCE_LENGTH,
  setPreference,
} from '../../../../resources/access/preference/calls.ts';
import { getOne } from '../../../db/db.ts';
import { handleWrite } from '../../../http/handle.ts';

export const setPreferenceHandler = handleWrite(setPreference, async ({ tx, params, body, caller, fail }) => {
  const { id } = caller.actor;
  if (body.value === null) {
    await tx.query(sql`delete from user_preference where user_id = ${id} and key = ${params.key}`);
    return {};
  }
  const value = JSON.stringify(body.value);
  if (value.length > PREFERENCE_LENGTH) fail('FORM_ERROR_MSG', [{ property: 'value', error: 'TOO_LONG' }]);
  await tx.query(sql`
    insert into user_preference (user_id, key, value) values (${id}, ${params.key}, ${value}::jsonb)
    on conflict (user_id, key) do update set value = excluded.value`);
  const { count } = await getOne<{ count: number }>(
    tx,
    sql`select count(*)::int as count from user_preference where user_id = ${id}`,
  );
  if (count > PREFERENCE_COUNT) fail('TOO_MANY_PREFERENCES');
  return {};
});
