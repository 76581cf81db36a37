import sql from 'sql-template-tag';
import type { Permission } from '../../resources/kit/permissions.ts';
import { openSession } from '../../server/auth/session.ts';
import { getOne, type Db } from '../../server/db/db.ts';

/** A user of an entity of its own, with a session. */
export interface MoneyUser {
  readonly entityId: number;
  readonly token: string;
}

/** Makes entities with one user each: those of a profile that is billed, or the operator's, which may be there already. */
export async function makeUsers(
  db: Db,
  profile: string,
  isBillable: boolean,
  permissions: readonly Permission[],
  amount: number,
): Promise<readonly MoneyUser[]> {
  // Another run over the same register makes others beside those of the run before.
  const run = Date.now();
  const { profileId, roleId } = await getOne<{ profileId: number; roleId: number }>(
    db,
    sql`with made as (insert into entity_profile (name, is_billable)
          select ${profile}, ${isBillable} where not exists (select 1 from entity_profile where name = ${profile}) returning id),
        role_made as (insert into role (name, permissions) values (${`${profile} ${run}`}, ${[...permissions]}::text[]) returning id)
      select coalesce(made.id, (select id from entity_profile where name = ${profile})) as profile_id, role_made.id as role_id
      from role_made left join made on true`,
  );
  const users: MoneyUser[] = [];
  for (let at = 0; at < amount; at += 1) {
    const { userId, entityId } = await getOne<{ userId: number; entityId: number }>(
      db,
      sql`with entity_made as (insert into entity (name, vat_number, profile_id, search_text)
          values (${`${profile} ${at}`}, ${String(run * 100 + at)}, ${profileId}, '') returning id)
        insert into app_user (type, name, email, entity_id, role_id, legal_warning_read_timestamp, legal_warning_version)
        select 'NORMAL', ${`${profile} ${at}`}, ${`${profile.toLowerCase()}${at}-${run}@example.test`}, id, ${roleId}, now(),
          coalesce((select (value->>'version')::int from configuration where key = 'legalWarning'), 0)
        from entity_made returning id as user_id, entity_id`,
    );
    const token = await openSession(db, {
      userId,
      entityId,
      entityChosen: true,
      ip: '127.0.0.1',
      userAgent: 'bench',
    });
    users.push({ entityId, token });
  }
  return users;
}
