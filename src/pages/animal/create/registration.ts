import { animalModes, checkAnimal, type AnimalFacts } from '../../../../resources/animal/rules.ts';
import { animal } from '../../../../resources/animal/schema.ts';
import type { BodyOf } from '../../../../resources/kit/call.ts';
import type { registerAnimal } from '../../../../resources/animal/calls.ts';
import type { Actor } from '../../../../resources/kit/access.ts';
import type { FieldError } from '../../../../resources/kit/codes.ts';
import { missingFields, fieldShape, readIssues } from '../../../../resources/kit/shapes.ts';
import { composeAddress } from '../../../../resources/owner/addresses.ts';
import { checkOwner } from '../../../../resources/owner/embedded.ts';
import { emptyOwner, givenOwner, type OwnerValues } from '../../../parts/owner/ownerForm.ts';

/** Where an animal lives, when not with its owner: as parts, for the one line that the register keeps. */
export interface PlaceValues {
  postalCode: string | null;
  locality: string | null;
  parishId: number | null;
  street: string | null;
  door: string | null;
  accommodation: string | null;
}

/** A registration while it is being written. */
export interface Registration {
  transponder: string;
  name: string | null;
  birthdate: string | null;
  breedId: number | null;
  isCrossBreed: boolean;
  crossBreedId: number | null;
  gender: string | null;
  color: string | null;
  passport: string | null;
  healthReport: string | null;
  observations: string | null;
  hasPedigree: boolean;
  lopNumber: string | null;
  lopName: string | null;
  veterinaryId: number | null;
  entityId: number | null;
  useOwnerAddress: boolean;
  place: PlaceValues;
  owner: OwnerValues;
}

const emptyPlace = (): PlaceValues => ({
  postalCode: null,
  locality: null,
  parishId: null,
  street: null,
  door: null,
  accommodation: null,
});

/** What a registration starts with: the number that was read, and who registers. */
export const emptyRegistration = (transponder: string, actor: Actor | null): Registration => ({
  transponder,
  name: null,
  birthdate: null,
  breedId: null,
  isCrossBreed: false,
  crossBreedId: null,
  gender: null,
  color: null,
  passport: null,
  healthReport: null,
  observations: null,
  hasPedigree: false,
  lopNumber: null,
  lopName: null,
  veterinaryId: actor?.veterinaryId ?? null,
  entityId: actor?.entity?.id ?? null,
  useOwnerAddress: true,
  place: emptyPlace(),
  owner: emptyOwner(),
});

const PLACE_OF: Readonly<Record<string, string>> = {
  postalCode: 'place.postalCode',
  locality: 'place.locality',
  parishId: 'place.parishId',
  address: 'place.street',
};

/** Where the form has what a call names: the animal's own address is entered in parts. */
export const formPathOf = (property: string): string => PLACE_OF[property] ?? property;

const flat = ({ place, owner: _, ...values }: Registration): Record<string, unknown> => ({
  ...values,
  ...(values.useOwnerAddress
    ? {}
    : {
        postalCode: place.postalCode,
        locality: place.locality,
        parishId: place.parishId,
        address: composeAddress(place),
      }),
});

/** Everything that can be said of a registration before it is sent: by the rules that the server has too. */
export function checkRegistration(values: Registration, actor: Actor): FieldError[] {
  const record = flat(values);
  const asked = Object.fromEntries(
    Object.entries(animal.fields).filter(([name]) => name in record || name === 'transponder'),
  );
  const found = missingFields(asked, record as never);
  const named = new Set(found.map(({ property }) => property));
  const add = (errors: readonly FieldError[]) => {
    for (const error of errors) {
      if (named.has(error.property)) continue;
      named.add(error.property);
      found.push(error);
    }
  };
  for (const [name, field] of Object.entries(asked)) {
    const parsed = fieldShape(name, field).safeParse(record[name]);
    if (!parsed.success)
      add(readIssues(parsed.error.issues).errors.map(({ error }) => ({ property: name, error })));
  }
  add(checkAnimal({ mode: 'create', record: record as AnimalFacts, before: null }));
  if (values.hasPedigree && !values.lopNumber) add([{ property: 'lopNumber', error: 'MISSING_LOP_NUMBER' }]);
  if (values.hasPedigree && !values.lopName) add([{ property: 'lopName', error: 'MISSING_LOP_NAME' }]);
  return [...found, ...checkOwner(givenOwner(values.owner, actor), actor)];
}

/** A registration as the call takes it: what was given, and of that what this user may give. */
export function registrationBody(
  values: Registration,
  photo: string | null,
  actor: Actor,
): BodyOf<typeof registerAnimal> {
  const modes = animalModes({ mode: 'create', actor, before: null }) as Readonly<Record<string, string>>;
  const given = Object.entries(flat(values)).filter(
    ([name, value]) =>
      value !== null && value !== '' && (modes[name] === undefined || modes[name] === 'edit'),
  );
  return {
    ...Object.fromEntries(given),
    owner: givenOwner(values.owner, actor),
    ...(photo ? { photo } : {}),
  } as BodyOf<typeof registerAnimal>;
}
