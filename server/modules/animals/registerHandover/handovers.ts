import sql, { type Sql } from 'sql-template-tag';
import { registerHandover } from '../../../../resources/animals/registerHandover/schema.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import type { AuditAction } from '../../../../resources/common/audit/actions.ts';
import type { Caller } from '../../../context.ts';
import { getStored } from '../../../crud/getStored.ts';
import { getOne, type Tx } from '../../../db/db.ts';
import { conflict } from '../../../errors.ts';
import type { Write } from '../../../write/openWrite.ts';
import { findRecord } from '../../../write/records.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import { refuseUnless } from '../../../write/states.ts';
import { animals } from '../animal/record/animals.ts';
import type { Animal } from '../animal/record/animal.ts';
import { lockAnyAnimal } from '../animal/record/findAnimal.ts';
import { mailDone } from './mails.ts';
import { CAN_MOVE } from './movable.ts';

export type Handover = RecordOfModule<typeof registerHandover>;

export const handovers = () => getStored(registerHandover);

/** A hand-over by a condition, locked. */
export const findHandover = (tx: Tx, where: Sql): Promise<Handover | undefined> =>
  findRecord(tx, handovers(), where, { lock: true });

/**
 * Refuses a hand-over whose animal has another owner than the one who agreed.
 * @throws Refusal 409 HANDOVER_OWNER_CHANGED, or by the state of the animal
 */
export async function refuseMoved(write: Write<Caller>, { id, animalId }: Handover): Promise<Animal> {
  const animal = await lockAnyAnimal(write.tx, animalId!);
  refuseUnless(CAN_MOVE, animal, write.caller);
  const { ownerId } = await getOne<{ ownerId: number | null }>(
    write.tx,
    sql`select owner_id from register_handover where id = ${id}`,
  );
  if (ownerId !== animal.ownerId) throw conflict('HANDOVER_OWNER_CHANGED');
  return animal;
}

/** Exports the animal of a hand-over that the other register has confirmed, and notifies its owner, who may object. */
export async function exportAnimal(
  write: Write<Caller>,
  handover: Handover,
  action: AuditAction,
): Promise<void> {
  const animal = await refuseMoved(write, handover);
  await saveRecord(write, animals, animal, { status: 'EXPORTED' }, action);
  await mailDone(write, handover, animal);
}

/** Takes an exported animal back, as it was. */
export async function returnAnimal(write: Write<Caller>, id: number, action: AuditAction): Promise<void> {
  const animal = await lockAnyAnimal(write.tx, id);
  if (animal.status === 'DEAD') throw conflict('ANIMAL_IS_DEAD');
  if (animal.status !== 'EXPORTED') return;
  await saveRecord(write, animals, animal, { status: 'NORMAL' }, action);
}
