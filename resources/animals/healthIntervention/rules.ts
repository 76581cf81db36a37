import type { Actor } from '../../kit/access.ts';
import type { CatalogueCode, FieldError } from '../../kit/codes.ts';
import type { FieldMode, WriteMode } from '../../kit/module.ts';
import { dayIn, isIsoDate } from '../../numbers/dates.ts';
import { startOfProtection } from './rabies.ts';
import { DESCRIBED, PROOF_OF_LIFE, RABIES, STERILIZATION, type Dose } from './types.ts';

/** The values that the rules of an intervention read. */
export interface InterventionFacts {
  readonly typeId?: number | null;
  readonly executionDate?: string | null;
  readonly creationTimestamp?: string | null;
  readonly veterinaryId?: number | null;
  readonly description?: string | null;
  readonly vaccineId?: number | null;
  readonly dose?: Dose | null;
  readonly batch?: string | null;
  readonly immunizationDateEnd?: string | null;
  readonly sterilizationType?: string | null;
  readonly financingEntityId?: number | null;
  readonly isDisclaimerAccepted?: boolean | null;
}

interface Context {
  readonly mode: WriteMode;
  readonly actor: Actor;
  readonly record: InterventionFacts;
  readonly before: InterventionFacts | null;
}

const OF_RABIES = [
  'vaccineId',
  'dose',
  'batch',
  'batchExpirationDate',
  'immunizationDateEnd',
  'isAnotherVaccination',
] as const;
const OF_STERILIZATION = ['sterilizationType', 'financingEntityId'] as const;

/** The fields that every user who may change an intervention enters. */
const ENTERED = ['executionDate', 'description', ...OF_RABIES, ...OF_STERILIZATION, 'isDisclaimerAccepted'];

const isVeterinarian = ({ type }: Actor): boolean => type === 'VETERINARY';

/** Fields by what the type asks for. The veterinarian of an intervention is who records it, or whom staff name. */
export function interventionModes({ mode, actor, record, before }: Context): Record<string, FieldMode> {
  const { typeId } = record;
  const isForeign = isVeterinarian(actor) && before !== null && before.veterinaryId !== actor.veterinaryId;
  const only = (names: readonly string[], id: number): (readonly [string, FieldMode])[] =>
    typeId === id ? [] : names.map((name) => [name, 'hidden']);
  return Object.fromEntries([
    ...(isForeign ? ENTERED.map((name) => [name, 'read'] as const) : []),
    ...only(OF_RABIES, RABIES),
    ...only(OF_STERILIZATION, STERILIZATION),
    ...only(['isDisclaimerAccepted'], PROOF_OF_LIFE),
    ...(isVeterinarian(actor) ? [['veterinaryId', mode === 'create' ? 'hidden' : 'read'] as const] : []),
  ]);
}

/** Whether the form of an intervention can be sent: its type is chosen, and a proof of life is declared. */
export const isInterventionReady = ({ typeId, isDisclaimerAccepted }: InterventionFacts): boolean =>
  typeof typeId === 'number' && (typeId !== PROOF_OF_LIFE || isDisclaimerAccepted === true);

/** Returns what is wrong with an intervention as far as its own fields show; the server checks vaccine and animal. */
export function checkIntervention({ mode, actor, record, before }: Context): FieldError[] {
  const found: FieldError[] = [];
  const needs = (property: keyof InterventionFacts, error: CatalogueCode): void => {
    if (!record[property]) found.push({ property, error });
  };
  const { typeId, executionDate } = record;
  // A program may call for a veterinarian.
  if (actor.type === 'NORMAL' && actor.veterinaryId === null) needs('veterinaryId', 'MISSING_VETERINARY');
  if (DESCRIBED.includes(Number(typeId))) needs('description', 'INVALID_REASON');
  if (typeId === PROOF_OF_LIFE) needs('isDisclaimerAccepted', 'PROOF_OF_LIFE_NOT_ACCEPTED');
  if (mode === 'update' && executionDate && executionDate !== before?.executionDate) {
    const registered = before?.creationTimestamp;
    if (registered && executionDate > dayIn(actor.timezone, new Date(registered)))
      found.push({ property: 'executionDate', error: 'EXECUTION_DATE_CANNOT_BE_AFTER_REGISTRATION_DATE' });
  }
  if (typeId === RABIES) found.push(...checkRabies(record));
  if (typeId === STERILIZATION) found.push(...checkSterilization(record, before));
  return found;
}

function checkRabies(record: InterventionFacts): FieldError[] {
  const { vaccineId, batch, executionDate, immunizationDateEnd: end, dose } = record;
  const found: FieldError[] = [];
  if (!vaccineId) found.push({ property: 'vaccineId', error: 'MISSING_VACCINE' });
  if (!batch) found.push({ property: 'batch', error: 'MISSING_BATCH' });
  // A page asks while the day is typed.
  const isDay = executionDate && isIsoDate(executionDate);
  const start = isDay && startOfProtection(executionDate, dose ?? 'BOOSTER');
  if (!end || (start && end < start))
    found.push({ property: 'immunizationDateEnd', error: 'INVALID_IMMUNIZATION_DATE' });
  return found;
}

function checkSterilization(record: InterventionFacts, before: InterventionFacts | null): FieldError[] {
  const { sterilizationType, financingEntityId } = record;
  if (!sterilizationType) return [{ property: 'sterilizationType', error: 'MISSING_STERILIZATION_TYPE' }];
  if (sterilizationType === 'FINANCED_BY_COUNTY')
    return financingEntityId ? [] : [{ property: 'financingEntityId', error: 'MISSING_FINANCING_ENTITY' }];
  // One that was there is removed with the way of financing; none is given to another.
  return financingEntityId && financingEntityId !== before?.financingEntityId
    ? [{ property: 'financingEntityId', error: 'INVALID_FINANCING_ENTITY' }]
    : [];
}
