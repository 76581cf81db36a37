import { Random } from '../base/random.ts';
import { ENTITIES } from '../reference/entityList.ts';
import type { SeedContext } from '../seedContext.ts';
import { makeAnimal, type Keeper } from './animal.ts';
import type { AnimalRow } from './animalRow.ts';
import type { Breed } from '../reference/breeds.ts';
import { makeOwner, shelterOwner, type MadeOwner } from './owner.ts';

/** The number of owners and animals to make, and their first numbers. */
export interface RegisterSize {
  animals: number;
  owners: number;
  firstAnimal: number;
  firstOwner: number;
  /** The first owners are the shelters among the entities: once in a register. */
  withShelters: boolean;
}

const SHELTERS = ENTITIES.filter(({ profile }) => profile === 'municipality' || profile === 'association');
/** The share of animals that belong to shelters. */
const SHELTERED = 0.06;

/** Makes the owners, a batch at a time, and remembers what their animals need to know of them. */
export function* makeOwners(
  size: RegisterSize,
  world: SeedContext,
  keepers: Keeper[],
  batch: number,
): Generator<MadeOwner['row'][]> {
  let rows: MadeOwner['row'][] = [];
  for (let index = 0; index < size.owners; index += 1) {
    const id = size.firstOwner + index;
    const entity = size.withShelters ? SHELTERS[index] : undefined;
    const { row, county } = entity ? shelterOwner(id, entity, world) : makeOwner(id, world);
    keepers.push({
      id,
      name: row.name,
      county,
      since: row.creationTimestamp.slice(0, 10),
      entityId: row.creationEntityId,
    });
    rows.push(row);
    if (rows.length === batch) {
      yield rows;
      rows = [];
    }
  }
  if (rows.length > 0) yield rows;
}

/** An animal, its breed, and the second practice that treats it, where one does. */
export interface MadeAnimal {
  row: AnimalRow;
  breed: Breed;
  treatedBy: number | null;
}

/** Makes the animals, a batch at a time: every owner has one, the others are distributed by weight. */
export function* makeAnimals(
  size: RegisterSize,
  world: SeedContext,
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
