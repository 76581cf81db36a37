import sql from 'sql-template-tag';
import { setLost } from '../../../../resources/animals/animal/operations.ts';
import type { SignedInCaller } from '../../../context.ts';
import { getOne, type Tx } from '../../../db/db.ts';
import { conflict, Refusal } from '../../../errors.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import { refuseByState } from '../../../write/states.ts';
import type { Write } from '../../../write/openWrite.ts';
import { animals } from '../../animals/animal/record/animals.ts';
import { showAnimalTo } from '../../animals/animal/record/grounds.ts';
import type { Animal } from '../../animals/animal/record/animal.ts';
import { notify } from '../../common/notification/notify.ts';
import type { LostAnimal } from './lostAnimals.ts';

/** The open report of a transponder: one that waits, or one that was accepted. */
export const openReportOf = async (
  tx: Tx,
  transponder: string,
): Promise<{ readonly id: number; readonly validationStatus: string } | null> =>
  (
    await tx.query<{ id: number; validationStatus: string }>(
      sql`select id, validation_status from lost_animal where transponder = ${transponder} and not is_closed`,
    )
  )[0] ?? null;

/**
 * Refuses a report on an animal that is not NORMAL, or that has an open report already; the answer names that report,
 * so that it can be closed.
 * @throws Refusal 409
 */
export async function refuseReported(
  { tx, caller }: Pick<Write, 'tx' | 'caller'>,
  transponder: string,
  animal: Animal | null,
): Promise<void> {
  const open = await openReportOf(tx, transponder);
  const link = open ? { id: open.id, lostAnimalId: open.id, transponder } : { transponder };
  if (animal) {
    try {
      refuseByState(setLost, animal, caller);
    } catch (error) {
      throw error instanceof Refusal && error.status === 409 ? conflict(error.code, [], link) : error;
    }
  }
  if (open)
    throw conflict(
      open.validationStatus === 'PENDING' ? 'LOST_PENDING_VALIDATION' : 'LOST_ALREADY_OPEN',
      [],
      link,
    );
}

/** Copies the photo of a report to its animal. */
async function copyPhoto({ tx, caller: { actor } }: Write, report: LostAnimal): Promise<number> {
  const { id } = await getOne<{ id: number }>(
    tx,
    sql`insert into document (document_type, document_type_id, title, filename, type, size, sha256, creation_user_id,
        creation_entity_id, search_text)
      select 'ANIMAL_PHOTO', ${report.animalId}::bigint, title, filename, type, size, sha256, ${actor.id}::bigint,
        ${actor.entity?.id ?? null}::bigint, search_text
      from document where id = ${report.photoId} returning id`,
  );
  return id;
}

/** Lets an accepted report take effect: its animal, locked by the caller, becomes lost or found. */
export async function applyReport(
  write: Write<SignedInCaller>,
  report: LostAnimal,
  animal: Animal | null,
): Promise<void> {
  if (!animal) return;
  const photo =
    report.useAsAnimalPhoto && report.photoId !== null ? { photoId: await copyPhoto(write, report) } : {};
  await saveRecord(
    write,
    animals,
    animal,
    { status: report.status, ...photo },
    { action: 'SET_LOST', details: { lostAnimalId: report.id, status: report.status } },
  );
  // Who has found the animal reaches its owner for as long as the report is open.
  if (report.status === 'FOUND')
    await write.tx.query(showAnimalTo(report.creationEntityId ?? null, animal.id, 'REPORTED'));
  if (report.status === 'FOUND' && animal.entityId !== null)
    await notify(write, {
      entityId: animal.entityId,
      permission: 'READ_LOST_ANIMAL_HISTORY',
      type: 'ANIMAL_FOUND',
      objectId: report.id,
      additionalInfo: { transponder: report.transponder },
    });
}
