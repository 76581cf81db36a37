import sql from 'sql-template-tag';
import { ownProfile, updateOwnProfile } from '../../../../resources/account/personalArea/profileCalls.ts';
import type { UserLanguage } from '../../../../resources/access/user/languages.ts';
import type { SignedInCaller } from '../../../context.ts';
import { getOne, type Queryable } from '../../../db/db.ts';
import { handleRead, handleWrite } from '../../../http/handle.ts';
import { refuseStale, saveRecord } from '../../../write/saveRecord.ts';
import { lockOwnUser, users } from '../../access/user/users.ts';

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

export const updateOwnProfileHandler = handleWrite(updateOwnProfile, async (call) => {
  const { tx, caller } = call;
  const { version, ...body } = call.body;
  // The call's shape takes these languages alone.
  const given = { ...body, language: body.language as UserLanguage | undefined };
  const before = await lockOwnUser(tx, caller.actor.id);
  const own = await profileOf(tx, caller);
  await refuseStale(call, users, before, version, () => own);
  const saved = await saveRecord(call, users, before, given);
  return saved === before ? own : profileOf(tx, caller);
});
