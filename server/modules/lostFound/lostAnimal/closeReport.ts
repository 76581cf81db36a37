import sql from 'sql-template-tag';
import { setDead } from '../../../../resources/animals/animal/operations.ts';
import type { DeliveryStatus } from '../../../../resources/lostFound/lostAnimal/statuses.ts';
import type { Caller, SignedInCaller } from '../../../context.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import type { Write } from '../../../write/openWrite.ts';
import { animals } from '../../animals/animal/record/animals.ts';
import { endGround } from '../../animals/animal/record/grounds.ts';
import type { Animal } from '../../animals/animal/record/animal.ts';
import { notify } from '../../common/notification/notify.ts';
import { lostAnimals, type LostAnimal } from './lostAnimals.ts';

/** Notifies the entity that entered a report that an owner, or a user of another entity, closed it. */
async function notifyReporter(write: Write<Caller>, report: LostAnimal): Promise<void> {
  const { id, transponder, creationEntityId, creationUserId } = report;
  if (creationEntityId === null && creationUserId === null) return;
  if (creationEntityId !== null && creationEntityId === write.caller.actor?.entity?.id) return;
  await notify(write, {
    ...(creationEntityId === null
      ? { userIds: [creationUserId!] }
      : { entityId: creationEntityId, permission: 'READ_LOST_ANIMAL_HISTORY' }),
    type: 'LOST_ANIMAL_CLOSED',
    objectId: id,
    additionalInfo: { transponder },
  });
}

/** Saves that a report is closed, and notifies who entered it. */
export const markClosed = async (
  write: Write<Caller>,
  report: LostAnimal,
  deliveryStatus: DeliveryStatus,
): Promise<LostAnimal> => {
  const { actor } = write.caller;
  await notifyReporter(write, report);
  if (report.animalId !== null)
    await write.tx.query(endGround(report.creationEntityId, report.animalId, 'REPORTED'));
  return saveRecord(
    write,
    lostAnimals,
    report,
    {
      isClosed: true,
      closedDate: sql`now()`,
      closedById: actor?.id ?? null,
      closedByOwner: (actor?.ownerId ?? null) !== null,
      deliveryStatus,
    },
    { action: 'SET_DELIVERED', details: { deliveryStatus } },
  );
};

/**
 * Closes a report directly: its animal, locked by the caller, is NORMAL again, or DEAD and its record locked.
 * @param deathDate the day of the death, where that is the outcome
 */
export async function closeReport(
  write: Write<SignedInCaller>,
  report: LostAnimal,
  animal: Animal | null,
  { deliveryStatus, deathDate }: { deliveryStatus: DeliveryStatus; deathDate: string | null },
): Promise<LostAnimal> {
  const closed = await markClosed(write, report, deliveryStatus);
  if (!animal) return closed;
  const details = { lostAnimalId: report.id, deliveryStatus };
  if (deliveryStatus === 'DEAD')
    await saveRecord(
      write,
      animals,
      animal,
      setDead.change!({ deathTimestamp: deathDate! }, animal, write.caller.actor),
      { action: 'SET_DEAD', details },
    );
  else await saveRecord(write, animals, animal, { status: 'NORMAL' }, { action: 'SET_DELIVERED', details });
  return closed;
}
