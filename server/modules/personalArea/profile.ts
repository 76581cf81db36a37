import sql from 'sql-template-tag';
import { ownProfile, updateOwnProfile } from '../../../resources/personalArea/profileCalls.ts';
import type { UserLanguage } from '../../../resources/user/languages.ts';
import { searchTextOf } from '../../../resources/numbers/text.ts';
import type { SignedInCaller } from '../../context.ts';
import { writeVersion } from '../../write/versions.ts';
import { findOne, getOne, type Queryable } from '../../db/db.ts';
import { conflict } from '../../errors.ts';
import { handleRead, handleWrite } from '../../http/handle.ts';
import { keptOfUser } from './keptOfUser.ts';

interface Profile {
  readonly name: string;
  readonly email: string;
  readonly language: UserLanguage;
  readonly timezone: string;
  readonly receiveNotifications: boolean;
  readonly pendingEmail: string | null;
  readonly version: number;
}

async function profileOf(db: Queryable, { actor }: SignedInCaller) {
  const { entity, id } = actor;
  const row = await getOne<Profile>(
    db,
    sql`select u.name, u.email, u.language, u.timezone, u.receive_notifications, u.version, c.email as pending_email
      from app_user u left join email_change c on c.user_id = u.id and c.expires_at > now() where u.id = ${id}`,
  );
  return { ...row, entity: entity === null ? null : { id: entity.id, name: entity.name } };
}

export const ownProfileHandler = handleRead(ownProfile, ({ db, caller }) => profileOf(db, caller));

export const updateOwnProfileHandler = handleWrite(updateOwnProfile, async ({ tx, body, caller, audit }) => {
  const { id } = caller.actor;
  const { version, ...given } = body;
  const before = await getOne<Profile & Record<string, unknown>>(
    tx,
    sql`select ${keptOfUser} from app_user where id = ${id} for update`,
  );
  const changed = Object.entries(given).flatMap(([name, value]) => (before[name] === value ? [] : [name]));
  if (version !== undefined && version !== before.version) {
    throw conflict('STALE_VERSION', [], { current: await profileOf(tx, caller) });
  }
  if (changed.length > 0) {
    const { name, language, timezone, receiveNotifications } = { ...before, ...given };
    const record = await findOne<Record<string, unknown>>(
      tx,
      sql`update app_user set name = ${name}, language = ${language}, timezone = ${timezone},
          receive_notifications = ${receiveNotifications}, search_text = ${searchTextOf(name, caller.actor.email)},
          version = version + 1 where id = ${id} returning ${keptOfUser}`,
    );
    await writeVersion({ tx, caller }, 'user', record!, 'UPDATE', changed);
    audit({ action: 'UPDATE', objectType: 'user', objectId: id, details: { fields: changed } });
  }
  return profileOf(tx, caller);
});
