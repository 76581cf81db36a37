import { searchTextOf } from '../../../../../resources/numbers/text.ts';
import type { OwnerRow } from '../../../owners/owner/seed/ownerRow.ts';
import type { AnimalRow } from './animalRow.ts';

/** Animals of persons who may ask for something without an account. */
export interface AnimalsOfPersons {
  readonly alive: readonly AnimalRow[];
  readonly dead: readonly AnimalRow[];
  ownerOf(animal: AnimalRow): OwnerRow;
}

/** Returns the animals that belong to persons with a Portuguese number, and their owners. */
export function animalsOfPersons(
  animals: readonly AnimalRow[],
  owners: readonly OwnerRow[],
): AnimalsOfPersons {
  const ownerById = new Map(owners.map((owner) => [owner.id, owner]));
  const isPersons = ({ ownerId }: AnimalRow): boolean => {
    const owner = ownerById.get(ownerId);
    return (
      owner?.type === 'SINGULAR' && owner.country === 'PT' && owner.vatNumber !== null && !owner.isLocked
    );
  };
  return {
    alive: animals.filter(
      (row) => row.status === 'NORMAL' && !row.isLocked && row.errors.length === 0 && isPersons(row),
    ),
    dead: animals.filter((row) => row.status === 'DEAD' && row.deathDate !== null && isPersons(row)),
    ownerOf: ({ ownerId }) => ownerById.get(ownerId)!,
  };
}

/** The columns of a request that say which animal of whom it is about. */
export const columnsOfSubject = (row: AnimalRow, { vatNumber }: OwnerRow) => ({
  transponder: row.transponder,
  animalId: row.id,
  vatNumber,
});

/** The text that a request about an animal is found by. */
export const textOfSubject = ({ transponder }: AnimalRow, { name }: OwnerRow): string =>
  searchTextOf(transponder, name);
