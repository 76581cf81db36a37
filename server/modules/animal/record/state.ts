import type { AnimalState } from '../../../../resources/animal/states.ts';
import type { AnimalStatus } from '../../../../resources/animal/schema.ts';
import type { Animal } from './animals.ts';

/** What the operations table looks at, from a record as the engine reads it. */
export function stateOf(record: object, isInScope: boolean): AnimalState {
  const animal = record as Animal;
  return {
    status: animal.status as AnimalStatus,
    isLocked: animal.isLocked === true,
    isExternal: animal.isExternal === true,
    isSterilized: animal.isSterilized === true,
    hasPendingOwnerTransfer: animal.hasPendingOwnerTransfer === true,
    ownerType: animal.ownerType,
    errors: animal.errors ?? [],
    breedIsLocked: animal.breedIsLocked,
    isInScope,
  };
}
