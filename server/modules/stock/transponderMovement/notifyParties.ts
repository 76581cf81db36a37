import sql from 'sql-template-tag';
import { getOne } from '../../../db/db.ts';
import type { Write } from '../../../write/openWrite.ts';
import type { Caller } from '../../../context.ts';
import { notify } from '../../common/notification/notify.ts';
import type { Movement } from './moveTransponders.ts';

const nameOf = async ({ tx }: Pick<Write<Caller>, 'tx'>, id: number): Promise<string> =>
  (await getOne<{ name: string }>(tx, sql`select name from entity where id = ${id}`)).name;

/** Notifies those who register animals for the receiver of transponders that it has to accept. */
export async function notifyReceiver(write: Write<Caller>, movement: Movement): Promise<void> {
  const { id, fromEntityId, toEntityId, manufacturer, quantity } = movement;
  const entity = fromEntityId === null ? (manufacturer ?? '') : await nameOf(write, fromEntityId);
  await notify(write, {
    entityId: toEntityId,
    permission: 'REGISTER_ANIMAL',
    type: 'TRACEABILITY',
    objectId: id,
    additionalInfo: { entity, count: quantity ?? 0 },
  });
}

/** Notifies the user who made a movement of what the receiver did. */
export async function notifyGiver(
  write: Write<Caller>,
  { id, toEntityId, creationUserId, quantity }: Movement,
  type: 'TRACEABILITY_ACCEPTED' | 'TRACEABILITY_REJECTED',
): Promise<void> {
  if (creationUserId === null) return;
  const additionalInfo = { entity: await nameOf(write, toEntityId), count: quantity ?? 0 };
  await notify(write, { userIds: [creationUserId], type, objectId: id, additionalInfo });
}
