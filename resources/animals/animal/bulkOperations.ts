import { allOf, operator } from '../../kit/access.ts';
import { defineBulkOperation, recomputed } from '../../kit/bulkOperation.ts';
import type { FieldError } from '../../kit/codes.ts';
import { choice, longText, reference, text } from '../../kit/fields.ts';
import type { InputOf } from '../../kit/module.ts';
import { readTransponder } from '../../numbers/transponderShape.ts';
import { COAT_COLOURS } from './colours.ts';

/** Which animals are meant: those that meet all that is given. */
const chosenAnimals = {
  transponders: longText({ max: 20_000 }),
  ofEntityId: reference('entity'),
  ofBreedId: reference('breed'),
};

/** Numbers in a text, whatever stands between them. */
export const transpondersIn = (typed: string | null | undefined): readonly string[] =>
  (typed ?? '')
    .split(/[\n,;]+/)
    .map((part) => readTransponder(part))
    .filter((part) => part !== '');

/** All animals of the register are never meant: something has to be given. */
const choosesSome = ({
  transponders,
  ofEntityId,
  ofBreedId,
}: InputOf<typeof chosenAnimals>): readonly FieldError[] =>
  transpondersIn(transponders).length > 0 || ofEntityId || ofBreedId
    ? []
    : [{ property: 'transponders', error: 'MISSING_CRITERIA' }];

const { transponders, ofEntityId, ofBreedId } = chosenAnimals;

export const lockAnimals = defineBulkOperation({
  name: 'lockAnimals',
  of: 'animal',
  requires: allOf('LOCK_ANIMAL', operator),
  parameters: {
    act: choice(['LOCK', 'UNLOCK'], { required: 'MISSING_TYPE', invalid: 'INVALID_TYPE' }),
    transponders,
    ofEntityId,
    ofBreedId,
  },
  check: choosesSome,
  refuses: ['ANIMAL_ALREADY_LOCKED', 'ANIMAL_NOT_LOCKED'],
  isUndoable: true,
  example: { parameters: { act: 'LOCK', ofBreedId: 1 }, record: { breedId: 1 } },
});

export const correctAnimals = defineBulkOperation({
  name: 'correctAnimals',
  of: 'animal',
  requires: allOf(
    'WRITE_ANIMAL_PROTECTED_FIELDS',
    'WRITE_ANIMAL_CHARS_GROUP_1',
    'WRITE_ANIMAL_CHARS_GROUP_2',
    operator,
  ),
  parameters: {
    transponders,
    ofEntityId,
    ofBreedId,
    breedId: reference('breed', { only: { groupTypes: 'BREED' } }),
    color: text({ max: 60, words: { texts: 'animalCoat.colors', stored: COAT_COLOURS } }),
  },
  check: (parameters) => [
    ...choosesSome(parameters),
    ...(parameters.breedId || parameters.color
      ? []
      : [{ property: 'breedId', error: 'MISSING_CHANGE' } as const]),
  ],
  isUndoable: true,
  example: { parameters: { color: 'Branco', ofBreedId: 1 }, record: { breedId: 1, color: 'Preto' } },
});

/** A clinic closes: another one keeps the animals that it has registered. */
export const moveAnimals = defineBulkOperation({
  name: 'moveAnimals',
  of: 'animal',
  requires: allOf('WRITE_ANIMAL_PROTECTED_FIELDS', operator),
  parameters: {
    fromEntityId: reference('entity', { required: true }),
    toEntityId: reference('entity', { required: true }),
  },
  check: ({ fromEntityId, toEntityId }) =>
    fromEntityId && fromEntityId === toEntityId
      ? [{ property: 'toEntityId', error: 'INVALID_TO_ENTITY_ID' }]
      : [],
  isUndoable: true,
  example: { parameters: { fromEntityId: 1, toEntityId: 2 }, record: { entityId: 1 } },
});

export const mergeBreeds = defineBulkOperation({
  name: 'mergeBreeds',
  of: 'animal',
  requires: allOf('WRITE_BREED', 'WRITE_ANIMAL_PROTECTED_FIELDS', operator),
  parameters: {
    fromBreedId: reference('breed', { required: true, only: { groupTypes: 'BREED' } }),
    toBreedId: reference('breed', { required: true, only: { groupTypes: 'BREED' } }),
  },
  check: ({ fromBreedId, toBreedId }) =>
    fromBreedId && fromBreedId === toBreedId ? [{ property: 'toBreedId', error: 'INVALID_TO_BREED_ID' }] : [],
  isUndoable: true,
  example: { parameters: { fromBreedId: 1, toBreedId: 2 }, record: { breedId: 1 } },
});

export const recallTransponders = defineBulkOperation({
  name: 'recallTransponders',
  of: 'transponder',
  requires: allOf('MANAGE_TRACEABILITY', 'READ_ANIMAL', operator),
  parameters: {
    lot: text({ required: 'MISSING_LOT', max: 60 }),
    manufacturer: text({ max: 80 }),
    reason: longText({ required: 'MISSING_REASON', max: 500 }),
  },
  refuses: ['TRANSPONDER_IS_UNUSABLE'],
  isUndoable: true,
  example: { parameters: { lot: 'L-RECOLHA', reason: 'Defeito' }, record: { lot: 'L-RECOLHA' } },
});

export const recomputeAnimals = defineBulkOperation({
  name: 'recomputeAnimals',
  of: 'animal',
  requires: allOf('WRITE_ANIMAL_PROTECTED_FIELDS', operator),
  ...recomputed,
});
