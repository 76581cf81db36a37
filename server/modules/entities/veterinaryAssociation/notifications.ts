import sql from 'sql-template-tag';
import type { NotificationType } from '../../../../i18n/pt/common/notification/notifications.ts';
import type { Write } from '../../../write/openWrite.ts';
import { getOne } from '../../../db/db.ts';
import { announce } from '../../../stream/announce.ts';
import { notify } from '../../common/notification/notify.ts';
import type { Association } from './association.ts';

type AssociationParties = Pick<Association, 'id' | 'veterinary' | 'entity' | 'veterinaryId' | 'entityId'>;
type AssociationNotice = Extract<NotificationType, `ENTITY_VETERINARY_ASSOCIATION${string}`>;

const words = ({ veterinary, entity }: AssociationParties) => ({
  veterinary: veterinary.name,
  entity: entity.name,
});

/** Those who are concerned: the veterinarian's account, the entity and the one above it, and the operator's. */
async function concerned(
  { tx, services }: Pick<Write, 'tx' | 'services'>,
  { veterinaryId, entityId }: AssociationParties,
): Promise<{ users: number[]; entities: number[]; operators: number[] }> {
  return getOne(
    tx,
    sql`select
      array(select u.id from app_user u where u.veterinary_id = ${veterinaryId}) as users,
      array(select unnest(array[e.id, e.parent_id]) from entity e where e.id = ${entityId}) as entities,
      array(select e.id from entity e join entity_profile p on p.id = e.profile_id
        where p.name = ${services.settings.productToken}) as operators`,
  );
}

/** Notifies the veterinarian of what the entity did. The page it links to lists the veterinarian's entities. */
export async function notifyVeterinary(
  write: Write,
  told: AssociationParties,
  type: AssociationNotice,
): Promise<void> {
  const { users } = await concerned(write, told);
  await notify(write, { userIds: users, type, additionalInfo: words(told) });
}

/** Notifies the managers of the entity, and those of the entity above it, of what the veterinarian did. */
export async function notifyManagers(
  write: Write,
  told: AssociationParties,
  type: AssociationNotice,
): Promise<void> {
  const { entities } = await concerned(write, told);
  for (const entityId of entities.filter((one) => one !== null)) {
    await notify(write, {
      entityId,
      permission: 'MANAGE_VETERINARIES',
      type,
      objectId: told.id,
      additionalInfo: words(told),
    });
  }
}

/** Has the open pages of both sides look again. */
export async function announceAssociation(
  write: Pick<Write, 'tx' | 'services'>,
  told: AssociationParties,
): Promise<void> {
  const { users, entities, operators } = await concerned(write, told);
  announce(write.tx, {
    topic: 'associations',
    users,
    entities: [...entities.filter((one) => one !== null), ...operators],
  });
}
