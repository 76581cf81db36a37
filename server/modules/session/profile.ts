import sql from 'sql-template-tag';
import { ownProfile, updateOwnProfile } from '../../../resources/session/accountCalls.ts';
import { searchTextOf } from '../../../resources/numbers/text.ts';
import type { SignedInCaller } from '../../context.ts';
import { writeVersion } from '../../crud/versions.ts';
import { findOne, getOne, type Queryable } from '../../db/db.ts';
import { conflict } from '../../errors.ts';
import { handleRead, handleWrite } from '../../http/handle.ts';

interface Profile {
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly timezone: string;
  readonly receiveNotifications: boolean;
  readonly version: number;
}

async function profileOf(db: Queryable, { actor }: SignedInCaller) {
  const { entity, id } = actor;
  const row = await getOne<Profile>(
    db,
    sql`select name, email, language, timezone, receive_notifications, version from app_user where id = ${id}`,
  );
  return { ...row, entity: entity === null ? null : { id: entity.id, name: entity.name } };
}

export const ownProfileHandler = handleRead(ownProfile, ({ db, caller }) => profileOf(db, caller));

// As the versions of a user keep it: everything but the secret.
const kept = sql`id, version, type, name, email, status, entity_id, entities_access_list, role_id, veterinary_id,
  owner_id, language, timezone, receive_notifications`;

export const updateOwnProfileHandler = handleWrite(updateOwnProfile, async ({ tx, body, caller, audit }) => {
  const { id } = caller.actor;
  const { version, ...given } = body;
  const before = await getOne<Record<string, unknown>>(
    tx,
    sql`select ${kept} from app_user where id = ${id} for update`,
  );
  const changed = Object.entries(given).flatMap(([name, value]) => (before[name] === value ? [] : [name]));
  if (version !== undefined && version !== before.version) {
    throw conflict('STALE_VERSION', [], { current: await profileOf(tx, caller) });
  }
  if (changed.length > 0) {
    const { name, language, timezone, receiveNotifications } = given;
    const record = await findOne<Record<string, unknown>>(
      tx,
      sql`update app_user set name = ${name}, language = ${language}, timezone = ${timezone},
          receive_notifications = ${receiveNotifications}, search_text = ${searchTextOf(name, caller.actor.email)},
          version = version + 1 where id = ${id} returning ${kept}`,
    );
    await writeVersion({ tx, caller }, 'user', record!, 'UPDATE', changed);
    audit({ action: 'UPDATE', objectType: 'user', objectId: id, details: { fields: changed } });
  }
  return profileOf(tx, caller);
});
