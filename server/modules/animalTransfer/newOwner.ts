import type { TransferInput } from '../../../resources/animalTransfer/calls.ts';
import type { TRANSFER_KINDS } from '../../../resources/animalTransfer/twoParty.ts';
import { readOwnerInput } from '../../../resources/animal/registration.ts';
import type { Actor } from '../../../resources/kit/access.ts';
import type { FieldError } from '../../../resources/kit/codes.ts';
import { EMBEDDED_FIELDS, type OwnerInput } from '../../../resources/owner/embedded.ts';
import { postalCode, reference, text } from '../../../resources/kit/fields.ts';
import { fieldShape, readIssues } from '../../../resources/kit/shapes.ts';

/** Where the animal will live, and its new name. */
export interface NewPlace {
  readonly newAnimalName: string | null;
  readonly useOwnerAddress: boolean;
  readonly animalPostalCode: string | null;
  readonly animalLocality: string | null;
  readonly animalParishId: number | null;
  readonly animalAddress: string | null;
}

/** A request as it will be written. */
export interface ReadRequest {
  readonly owner: OwnerInput;
  readonly place: NewPlace;
  readonly kind: (typeof TRANSFER_KINDS)[number];
  readonly errors: readonly FieldError[];
  /** Stands before the owner's properties: empty where its fields came beside the others. */
  readonly prefix: '' | 'newOwner.';
}

const SHAPES = {
  newAnimalName: fieldShape('newAnimalName', text({ max: 80, invalid: 'INVALID_NEW_ANIMAL_NAME' })),
  animalPostalCode: fieldShape('animalPostalCode', postalCode({ invalid: 'INVALID_ANIMAL_POSTAL_CODE' })),
  animalAddress: fieldShape('animalAddress', text({ max: 200, invalid: 'INVALID_ANIMAL_ADDRESS' })),
  animalLocality: fieldShape('animalLocality', text({ invalid: 'INVALID_ANIMAL_LOCALITY' })),
  animalParishId: fieldShape('animalParishId', reference('parish', { invalid: 'INVALID_ANIMAL_PARISH' })),
} as const;

/** The rest of the body: what is given of the animal, checked one by one. */
function readPlace(input: TransferInput): { place: NewPlace; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(SHAPES) as (keyof typeof SHAPES)[]) {
    const read = SHAPES[name].safeParse(input[name]);
    if (read.success) values[name] = read.data ?? null;
    else errors.push(...readIssues(read.error.issues).errors.map(({ error }) => ({ property: name, error })));
  }
  const useOwnerAddress = input.useOwnerAddress ?? true;
  if (!useOwnerAddress) {
    const refuse = (property: keyof TransferInput, error: FieldError['error']) => {
      if (!input[property]) errors.push({ property, error });
    };
    refuse('animalPostalCode', 'MISSING_POSTAL_CODE');
    refuse('animalAddress', 'MISSING_ADDRESS');
    refuse('animalParishId', 'MISSING_PARISH');
  }
  const place = useOwnerAddress
    ? { animalPostalCode: null, animalLocality: null, animalParishId: null, animalAddress: null }
    : values;
  return { place: { ...values, ...place, useOwnerAddress } as NewPlace, errors };
}

/** Who confirms by a mailed link is reached by an address, and known by a tax number. */
const unreachableFaults = (owner: OwnerInput, prefix: string, known: readonly FieldError[]): FieldError[] =>
  (['vatNumber', 'email'] as const)
    .filter((name) => !owner[name] && !known.some(({ property }) => property === prefix + name))
    .map((name) => ({
      property: prefix + name,
      error: name === 'email' ? 'MISSING_EMAIL' : 'MISSING_VAT_NUMBER',
    }));

/** Reads a request: the new owner, and where the animal will live; all faults at once. */
export function readRequest(input: TransferInput, actor: Actor): ReadRequest {
  const beside = Object.fromEntries(
    EMBEDDED_FIELDS.filter((name) => input[name] !== undefined).map((name) => [name, input[name]]),
  ) as OwnerInput;
  const isBeside = !input.newOwner && Object.keys(beside).length > 0;
  const prefix = isBeside ? '' : 'newOwner.';
  const { owner, errors: ownerErrors } = readOwnerInput(isBeside ? beside : input.newOwner, actor, prefix);
  const { place, errors } = readPlace(input);
  const twice: FieldError[] =
    input.newOwner && Object.keys(beside).length > 0
      ? [{ property: 'newOwner', error: 'INVALID_NEW_OWNER' }]
      : [];
  const kind = input.kind ?? 'SIGNED';
  const isTwoParty = kind === 'TWO_PARTY';
  // An account speaks for its owner, and carries no declaration that others signed.
  const kinds: FieldError[] =
    actor.ownerId !== null && !isTwoParty ? [{ property: 'kind', error: 'INVALID_KIND' }] : [];
  const documents: FieldError[] =
    isTwoParty || input.documents?.length ? [] : [{ property: 'documents', error: 'MISSING_DOCUMENTS' }];
  const unreachable: FieldError[] = isTwoParty ? unreachableFaults(owner, prefix, ownerErrors) : [];
  const faults = [...kinds, ...documents, ...twice, ...ownerErrors, ...unreachable, ...errors];
  return { owner, place, kind, errors: faults, prefix };
}
