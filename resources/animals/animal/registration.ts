import { z } from 'zod';
import type { Actor } from '../../kit/access.ts';
import { invalidCode, type FieldError } from '../../kit/codes.ts';
import type { Field } from '../../kit/fields.ts';
import { fieldModes } from '../../kit/records/modes.ts';
import type { Fields } from '../../kit/types.ts';
import type { InputOfModule } from '../../kit/module.ts';
import { describe, owed } from '../../kit/values/described.ts';
import { getField } from '../../kit/values/field.ts';
import { readValues, withoutRepeats } from '../../kit/checks/readValues.ts';
import { checkRecord, fieldShape } from '../../kit/checks/shapes.ts';
import { CONTACT_TICKS, EMBEDDED_FIELDS, type EmbeddedOwner } from '../../owners/owner/embedded.ts';
import { readOwnerInput, type CheckedOwner } from '../../owners/owner/checkedOwner.ts';
import { ownerFields } from '../../owners/owner/fields.ts';
import { FIELD_WRITERS, type WritableField } from './rules.ts';
import { animal as module } from './schema.ts';

export type AnimalInput = InputOfModule<typeof module>;

/** Fields without which no animal is registered. */
type RequiredField = 'transponder' | 'name' | 'gender' | 'breedId' | 'color' | 'birthdate';

/** An animal of a registration without faults. */
export type CheckedAnimal = AnimalInput & {
  readonly [K in RequiredField]: NonNullable<AnimalInput[K]>;
};

/** A registration: the animal's fields, its owner, and perhaps a photo. */
export type Registration = Pick<AnimalInput, WritableField> & {
  /** The pedigree switch of the form: on, both stud book fields are owed; off, neither is kept. */
  readonly hasPedigree?: boolean | null;
  readonly owner?: EmbeddedOwner | null;
  /** base64, any picture; cut square to 600 × 600. */
  readonly photo?: string | null;
  /** Transponders of animals that are alike, and of which the user has confirmed that they are others. */
  readonly anotherThan?: readonly string[] | null;
};

/** The result of checking a registration; without errors, `animal` and `owner` are as they will be written. */
interface RegistrationCheck extends CheckedOwner {
  readonly animal: CheckedAnimal;
}

const REGISTERED = Object.keys(FIELD_WRITERS) as WritableField[];

/** Characters that a text may have beyond its own maximum, in spaces that are taken away. */
const PADDING = 1_000;

/** The plain JSON type of a field: bodies are held to it first (400), values are looked at afterwards, all at once (422). */
const wireType = (name: string, field: Field, must: boolean): z.ZodType => {
  const { required, initial, owedWhen } = field.options;
  const wire = plainType(name, field);
  const isOwed = Boolean(required) && initial === undefined;
  if (isOwed && must) return owed(wire, fieldShape(name, field, true));
  const when = isOwed ? 'of an owner who is not on record' : owedWhen;
  return describe(wire, { as: fieldShape(name, field), owedWhen: when });
};

const plainType = (name: string, { kind, max = 60, options }: Field): z.ZodType =>
  kind === 'boolean'
    ? z.boolean().nullish()
    : kind === 'reference' || kind === 'integer'
      ? z.number().nullish()
      : z
          .string()
          .max(PADDING + max, options.invalid ?? invalidCode(name))
          .nullish();

const wireShape = (fields: Fields, names: readonly string[], must: boolean): Record<string, z.ZodType> =>
  Object.fromEntries(names.map((name) => [name, wireType(name, getField(fields, name), must)]));

/** An owner's fields as a body may carry them: of one on record, what finds it is enough. */
export const ownerWire = { ...wireShape(ownerFields, EMBEDDED_FIELDS, false), ...CONTACT_TICKS };
/** An animal's fields as a registration may carry them. */
export const animalWire = wireShape(module.fields, REGISTERED, true);

const animalShape = z.strictObject(
  Object.fromEntries(REGISTERED.map((name) => [name, fieldShape(name, module.fields[name]).optional()])),
);

/**
 * Checks a registration without the database and returns all faults at once; the same in page and server. Left-out
 * values get their defaults: the user's own entity, and a veterinarian's own name.
 */
export function checkRegistration(body: Registration, actor: Actor): RegistrationCheck {
  const { owner: ownerBody, photo: _photo, anotherThan: _anotherThan, hasPedigree, ...animalBody } = body;
  const { values, errors } = readValues(animalShape, animalBody as AnimalInput, '');
  const faults: FieldError[] = [...errors];
  const defaults = { veterinaryId: actor.veterinaryId, entityId: actor.entity?.id ?? null };
  const modes = fieldModes(module, actor, 'create', values);
  for (const name of REGISTERED) {
    const own = values[name];
    if (
      own === undefined ||
      own === null ||
      modes[name] === 'edit' ||
      own === defaults[name as keyof typeof defaults]
    )
      continue;
    faults.push({ property: name, error: 'UNWRITABLE_FIELD' });
  }
  const animal: AnimalInput = {
    ...values,
    isCrossBreed: values.isCrossBreed ?? false,
    useOwnerAddress: values.useOwnerAddress ?? true,
    veterinaryId: values.veterinaryId ?? defaults.veterinaryId,
    // Who may choose the entity, and chose none, is asked for it.
    entityId:
      values.entityId === null && modes.entityId === 'edit' ? null : (values.entityId ?? defaults.entityId),
    ...(hasPedigree === false ? { lopNumber: null, lopName: null } : {}),
    ...(values.isCrossBreed ? {} : { crossBreedId: null }),
  };
  if (hasPedigree && !animal.lopNumber) faults.push({ property: 'lopNumber', error: 'MISSING_LOP_NUMBER' });
  if (hasPedigree && !animal.lopName) faults.push({ property: 'lopName', error: 'MISSING_LOP_NAME' });
  faults.push(...checkRecord(module, { mode: 'create', actor, record: animal, before: null }));
  const { errors: ownerErrors, ...owner } = readOwnerInput(ownerBody, actor, 'owner.');
  return {
    errors: [...withoutRepeats(faults), ...ownerErrors],
    // What is required and missing is among the errors.
    animal: animal as CheckedAnimal,
    ...owner,
  };
}
