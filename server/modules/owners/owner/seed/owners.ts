import { ENTITIES } from '../../../../demonstration/entities.ts';
import { makeOwner, shelterOwner, type MadeOwner, type OwnerContext } from './owner.ts';

/** The part of an owner that an animal needs. */
export interface Keeper {
  id: number;
  name: string;
  county: string;
  /** 'YYYY-MM-DD' */
  since: string;
  /** Set for a shelter, which registers its own. */
  entityId: number | null;
}

/** The number of owners to make, and the first one's number. */
interface OwnersSize {
  readonly owners: number;
  readonly firstOwner: number;
  /** The first owners are the shelters among the entities: once in a register. */
  readonly withShelters: boolean;
}

const SHELTERS = ENTITIES.filter(({ profile }) => profile === 'municipality' || profile === 'association');

/** Makes the owners, a batch at a time, and remembers what their animals need to know of them. */
export function* makeOwners(
  size: OwnersSize,
  world: OwnerContext,
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
