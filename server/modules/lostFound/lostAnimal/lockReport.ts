import sql from 'sql-template-tag';
import { findOne, type Tx } from '../../../db/db.ts';
import { notFound } from '../../../errors.ts';
import { findRecord } from '../../../write/records.ts';
import type { Animal } from '../../animals/animal/record/animal.ts';
import { lockAnyAnimal } from '../../animals/animal/record/findAnimal.ts';
import { lostAnimals, type LostAnimal } from './lostAnimals.ts';

/**
 * Locks the animal of a report, before the report itself is locked.
 * @throws Refusal 404 for a report that is not there
 */
export async function lockAnimalOf(tx: Tx, id: number): Promise<Animal | null> {
  const report = await findOne<{ animalId: number | null }>(
    tx,
    sql`select animal_id from lost_animal where id = ${id}`,
  );
  if (!report) throw notFound();
  return report.animalId === null ? null : lockAnyAnimal(tx, report.animalId);
}

/**
 * Locks and returns a report, without a check of access; for rules that have already checked it.
 * @throws Refusal 404 for a report that is not there
 */
export async function lockReport(tx: Tx, id: number): Promise<LostAnimal> {
  const report = await findRecord(tx, lostAnimals, sql`t.id = ${id}`, { lock: true });
  if (!report) throw notFound();
  return report;
}
