import sql from 'sql-template-tag';
import type { WhereSignedIn } from '../../../../resources/account/personalArea/whereSignedIn.ts';
import { forgetOwnDevice, ownDevices } from '../../../../resources/account/personalArea/deviceCalls.ts';
import { sentDevice } from '../../../auth/knownDevice.ts';
import { notFound } from '../../../errors.ts';
import { handleRead, handleWrite } from '../../../http/handle.ts';

// Half of a hash names a device and makes none known.
const name = sql`left(encode(token_hash, 'hex'), 32)`;

export const ownDevicesHandler = handleRead(ownDevices, ({ db, caller, request }) =>
  db.query<WhereSignedIn>(sql`
    select ${name} as id, creation_timestamp, last_use_timestamp, expires_at as valid_until, ip, user_agent,
      coalesce(token_hash = ${sentDevice(request)}::bytea, false) as is_current
    from known_device where user_id = ${caller.actor.id} and expires_at > now()
    order by is_current desc, last_use_timestamp desc, id`),
);

export const forgetOwnDeviceHandler = handleWrite(forgetOwnDevice, async ({ tx, params, caller, audit }) => {
  const { id } = caller.actor;
  const gone = await tx.query(sql`
      delete from known_device where user_id = ${id} and ${name} = ${params.id} returning user_id`);
  if (gone.length === 0) throw notFound();
  audit({ action: 'DEVICE_FORGOTTEN', objectType: 'user', objectId: id });
  return {};
});
