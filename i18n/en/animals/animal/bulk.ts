import type {
  correctAnimalsBulk as correctSource,
  lockAnimalsBulk as lockSource,
  mergeBreedsBulk as mergeSource,
  moveAnimalsBulk as moveSource,
  recallTranspondersBulk as recallSource,
} from '../../../pt/animals/animal/bulk.ts';
import type { Shape } from '../../../types.ts';

/** Operations on many animals. */
const chosen = {
  transponders: 'Transponders',
  ofEntityId: 'Entity that registered',
  ofBreedId: 'Present breed',
} as const;
const chosenHelp = {
  transponders: 'One a line. Empty: all that meet the other criteria.',
} as const;

export const lockAnimalsBulk = {
  label: 'Lock or unlock animals',
  text: 'Locks or unlocks the records of the selected animals. No email is sent.',
  fields: { act: 'What to do', ...chosen },
  help: chosenHelp,
  choices: { act: { LOCK: 'Lock', UNLOCK: 'Unlock' } },
} satisfies Shape<typeof lockSource>;

export const correctAnimalsBulk = {
  label: 'Correct the breed or colour of animals',
  text: 'Gives all selected animals the same breed or colour. Certificates that were issued become outdated.',
  fields: { ...chosen, breedId: 'New breed', color: 'New colour' },
  help: chosenHelp,
} satisfies Shape<typeof correctSource>;

export const moveAnimalsBulk = {
  label: 'Move the animals of an entity to another',
  text: 'When a clinic closes: the animals that it registered go to another entity, which finds and opens them instead.',
  fields: { fromEntityId: 'From the entity', toEntityId: 'To the entity' },
} satisfies Shape<typeof moveSource>;

export const mergeBreedsBulk = {
  label: 'Merge breeds',
  text: 'The animals of one breed get another. The first breed is left without animals and can then be deleted in the list of breeds.',
  fields: { fromBreedId: 'From the breed', toBreedId: 'To the breed' },
} satisfies Shape<typeof mergeSource>;

export const recallTranspondersBulk = {
  label: 'Recall a batch of transponders',
  text: 'The transponders of the batch become unusable, and animals can no longer be registered with them. Owners, veterinarians and entities of animals that have one get an email.',
  fields: { lot: 'Batch', manufacturer: 'Manufacturer', reason: 'Reason' },
  help: { reason: 'Stays with the record of each transponder. It is not in the emails.' },
} satisfies Shape<typeof recallSource>;
