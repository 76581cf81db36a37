import type { AnimalView } from '../../../../resources/animal/calls.ts';
import type { AnimalOperation } from '../../../../resources/animal/states.ts';

const OPERATION = {
  dead: 'SET_DEAD',
  alive: 'SET_NOT_DEAD',
  lock: 'LOCK',
  photo: 'SET_PHOTO',
} as const satisfies Record<string, AnimalOperation>;

export type DialogName = keyof typeof OPERATION;

/** The dialogs of an animal's page that may be open: those of operations that are allowed now. */
export const openable = (animal: AnimalView): DialogName[] =>
  (Object.keys(OPERATION) as DialogName[]).filter((name) => animal.operations[OPERATION[name]]?.allowed);
