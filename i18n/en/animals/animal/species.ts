import type { animalKind as source } from '../../../pt/animals/animal/species.ts';
import type { Shape } from '../../../types.ts';

/** The kinds of animals. Species are found by these keys under the names that the register stores. */
export const animalKind = {
  species: {
    dog: 'Dog',
    cat: 'Cat',
    ferret: 'Ferret',
  },
} satisfies Shape<typeof source>;
