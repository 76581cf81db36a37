import type { Breed } from '../../../reference/breed/seed/breeds.ts';
import { Random } from '../../../../demonstration/base/random.ts';
import type { Keeper } from '../../../owners/owner/seed/owners.ts';
import { makeAnimal, type AnimalContext } from './animal.ts';
import type { AnimalRow } from './animalRow.ts';

/** The share of animals that belong to shelters. */
const SHELTERED = 0.06;

/** An animal, its breed, and the second practice that treats it, where one does. */
export interface MadeAnimal {
  row: AnimalRow;
  breed: Breed;
  treatedBy: number | null;
}

/** Makes the animals, a batch at a time: every owner has one, the others are distributed by weight. */
export function* makeAnimals(
  size: { readonly animals: number; readonly firstAnimal: number },
  world: AnimalContext,
  keepers: readonly Keeper[],
  batch: number,
): Generator<MadeAnimal[]> {
  const shelters = keepers.filter(({ entityId }) => entityId !== null);
  let made: MadeAnimal[] = [];
  for (let index = 0; index < size.animals; index += 1) {
    const id = size.firstAnimal + index;
    const random = new Random('keeper', id);
    const sheltered = shelters.length > 0 && random.chance(SHELTERED);
    const keeper = sheltered ? random.pick(shelters) : (keepers[index] ?? random.pick(keepers));
    const { row, breed } = makeAnimal(id, keeper, world);
    const second = random.chance(0.12) ? random.pick(world.practicesIn(keeper.county)) : null;
    made.push({ row, breed, treatedBy: second === row.entityId ? null : second });
    if (made.length === batch) {
      yield made;
      made = [];
    }
  }
  if (made.length > 0) yield made;
}
