import sql from 'sql-template-tag';
import type { Queryable } from '../../../../db/db.ts';
import { notFound } from '../../../../errors.ts';
import { findRecord } from '../../../../write/records.ts';
import type { Write } from '../../../../write/openWrite.ts';
import { animals } from './animals.ts';
import type { Animal } from './animal.ts';
import { animalNamed, animalScopeColumns } from './scope.ts';

/** An animal, whether it is one that the caller opens, and whether its owner is. */
export type FoundAnimal = Animal & { readonly isInScope: boolean; readonly isOwnerInScope: boolean };

/** The animal that a transponder or id names, locked until the transaction ends; 404 where the caller may not find it. */
export async function findAnimal(
  { tx, caller }: Pick<Write, 'tx' | 'caller'>,
  key: string,
  reaching?: boolean,
): Promise<FoundAnimal> {
  const select = animalScopeColumns(caller);
  const found = await findRecord(tx, animals, animalNamed(key, caller, reaching), { lock: true, select });
  if (!found) throw notFound();
  return found as FoundAnimal;
}

/** Locks and returns any animal by id, without a check of access; for rules that have already checked it. */
export async function lockAnyAnimal(db: Queryable, id: number): Promise<Animal> {
  const found = await findRecord(db, animals, sql`t.id = ${id}`, { lock: true });
  if (!found) throw notFound();
  return found;
}
