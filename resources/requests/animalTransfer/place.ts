import { readPostalCode } from '../../numbers/postalCode.ts';
import type { FieldError } from '../../kit/codes.ts';
import { postalCode, reference, text } from '../../kit/fields.ts';
import { fieldShape, readIssues } from '../../kit/checks/shapes.ts';

/** Where the animal will live, and its new name. */
export interface NewPlace {
  readonly newAnimalName: string | null;
  readonly useOwnerAddress: boolean;
  readonly animalPostalCode: string | null;
  readonly animalLocality: string | null;
  readonly animalParishId: number | null;
  readonly animalAddress: string | null;
}

const SHAPES = {
  newAnimalName: fieldShape('newAnimalName', text({ max: 80, invalid: 'INVALID_NEW_ANIMAL_NAME' })),
  animalPostalCode: fieldShape(
    'animalPostalCode',
    postalCode({ invalid: 'INVALID_ANIMAL_POSTAL_CODE', normalise: readPostalCode }),
  ),
  animalAddress: fieldShape('animalAddress', text({ max: 200, invalid: 'INVALID_ANIMAL_ADDRESS' })),
  animalLocality: fieldShape('animalLocality', text({ invalid: 'INVALID_ANIMAL_LOCALITY' })),
  animalParishId: fieldShape('animalParishId', reference('parish', { invalid: 'INVALID_ANIMAL_PARISH' })),
} as const;

/** The address of an animal that does not live with its owner. */
const ADDRESS = ['animalPostalCode', 'animalLocality', 'animalParishId', 'animalAddress'] as const;

type PlaceInput = { readonly [K in keyof NewPlace]?: NewPlace[K] | null };

/**
 * Checks what a change of owner says of the animal, without the database; the same in page and server. An animal of
 * which nothing is said lives with its new owner: the old address was chosen by the former one.
 */
export function readPlace(input: PlaceInput): { place: NewPlace; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(SHAPES) as (keyof typeof SHAPES)[]) {
    const read = SHAPES[name].safeParse(input[name]);
    if (read.success) values[name] = read.data ?? null;
    else errors.push(...readIssues(read.error.issues).errors.map(({ error }) => ({ property: name, error })));
  }
  const useOwnerAddress = input.useOwnerAddress ?? true;
  if (useOwnerAddress) {
    // An address of its own contradicts it: one of the two would be lost without a word.
    for (const name of ADDRESS) if (values[name]) errors.push({ property: name, error: 'UNWRITABLE_FIELD' });
  } else {
    const refuse = (property: keyof PlaceInput, error: FieldError['error']) => {
      if (!input[property]) errors.push({ property, error });
    };
    refuse('animalPostalCode', 'MISSING_POSTAL_CODE');
    refuse('animalAddress', 'MISSING_ADDRESS');
  }
  const place = useOwnerAddress
    ? { animalPostalCode: null, animalLocality: null, animalParishId: null, animalAddress: null }
    : values;
  return { place: { ...values, ...place, useOwnerAddress } as NewPlace, errors };
}
