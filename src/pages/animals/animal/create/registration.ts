import { checkRegistration } from '../../../../../resources/animals/animal/registration.ts';
import { animalModes } from '../../../../../resources/animals/animal/rules.ts';
import type { BodyOf } from '../../../../../resources/kit/call.ts';
import type { registerAnimal } from '../../../../../resources/animals/animal/calls.ts';
import type { Actor } from '../../../../../resources/kit/access.ts';
import type { FieldError } from '../../../../../resources/kit/codes.ts';
import { ownAddress, withOwner, type WithPlace } from '../../../../parts/owners/owner/address/animalPlace.ts';
import {
  emptyOwner,
  givenOwner,
  ownerFaults,
  type OwnerValues,
} from '../../../../parts/owners/owner/ownerForm.ts';

/** A registration while it is being written. */
export interface Registration extends WithPlace {
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
  owner: OwnerValues;
  /** Transponders of animals that are alike, and others, as the user has confirmed. */
  anotherThan: readonly string[];
}

/** Returns the initial values of a registration: the number that was read, and the user who registers. */
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
  ...withOwner(),
  owner: emptyOwner(),
  anotherThan: [],
});

const PLACE_OF: Readonly<Record<string, string>> = {
  postalCode: 'place.postalCode',
  locality: 'place.locality',
  parishId: 'place.parishId',
  address: 'place.street',
};

/** Where the form has what a call names: the animal's own address is entered in parts. */
export const formPathOf = (property: string): string => PLACE_OF[property] ?? property;

const flat = ({
  place,
  owner: _,
  anotherThan: _anotherThan,
  ...values
}: Registration): Record<string, unknown> => ({
  ...values,
  ...ownAddress({ useOwnerAddress: values.useOwnerAddress, place }),
});

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
    ...(values.anotherThan.length > 0 ? { anotherThan: values.anotherThan } : {}),
  } as BodyOf<typeof registerAnimal>;
}

/** Returns the faults of a registration before it is sent: those that the server finds without its database. */
export function checkForm(values: Registration, actor: Actor): readonly FieldError[] {
  const { errors } = checkRegistration(registrationBody(values, null, actor), actor);
  const ofAnimal = errors.filter(({ property }) => !property.startsWith('owner.'));
  return [...ofAnimal, ...ownerFaults(values.owner, actor, 'owner.')];
}
