import type { FieldError } from '../../kit/codes.ts';
import type { FieldMode } from '../../kit/module.ts';
import { allows, type Actor } from '../../kit/access.ts';

/** The values that the rules of a report read. */
export interface ReportInput {
  readonly status?: string | null;
  readonly isClosed?: boolean | null;
  readonly breedId?: number | null;
  readonly isCrossBreed?: boolean | null;
  readonly crossBreedId?: number | null;
  readonly foundAnimalSituation?: string | null;
  readonly eventCountry?: string | null;
  readonly eventDistrictId?: number | null;
  readonly eventCountyId?: number | null;
}

interface Context {
  readonly record: ReportInput;
  readonly before: ReportInput | null;
}

const FIELDS = [
  'name',
  'breedId',
  'isCrossBreed',
  'gender',
  'color',
  'birthdate',
  'eventDate',
  'eventCountry',
  'eventLocal',
  'participantName',
  'participantContact',
  'participantContact2',
  'participantContact3',
  'participantEmail',
  'contactPreference',
  'allowsAdvertising',
  'allowsContact',
  'allowsTransponder',
  'useAnimalPhotoInProcess',
  'observations',
] as const;

/** The fields that this report has: some belong to found animals, to cross breeds or to Portugal alone. */
export function lostAnimalModes({ record, before }: Context): Record<string, FieldMode> {
  const isClosed = before?.isClosed === true;
  const isInPortugal = (record.eventCountry ?? 'PT') === 'PT';
  // A closed report takes nothing more.
  const own: FieldMode = isClosed ? 'read' : 'edit';
  const hiddenUnless = (isShown: boolean): FieldMode => (isShown ? own : 'hidden');
  return {
    ...Object.fromEntries(FIELDS.map((name) => [name, own])),
    crossBreedId: hiddenUnless(record.isCrossBreed === true),
    foundAnimalSituation: hiddenUnless(record.status === 'FOUND'),
    eventDistrictId: hiddenUnless(isInPortugal),
    eventCountyId: hiddenUnless(isInPortugal),
    eventParishId: hiddenUnless(isInPortugal),
  };
}

/** The rules over several fields of a report. */
export function checkLostAnimal({ record }: Context): FieldError[] {
  const errors: FieldError[] = [];
  const refuse = (isWrong: boolean, property: string, error: FieldError['error']) => {
    if (isWrong) errors.push({ property, error });
  };
  if (record.isCrossBreed) {
    refuse(!record.crossBreedId, 'crossBreedId', 'MISSING_CROSS_BREED');
    refuse(
      Boolean(record.crossBreedId) && record.crossBreedId === record.breedId,
      'crossBreedId',
      'INVALID_CROSS_BREED',
    );
  }
  refuse(
    record.status === 'FOUND' && !record.foundAnimalSituation,
    'foundAnimalSituation',
    'INVALID_SITUATION',
  );
  if (record.eventCountry === 'PT') {
    refuse(!record.eventDistrictId, 'eventDistrictId', 'INVALID_DISTRICT');
    refuse(Boolean(record.eventDistrictId) && !record.eventCountyId, 'eventCountyId', 'MISSING_COUNTY');
  }
  return errors;
}

/** The outcomes that close a report directly for this user, without a transfer of ownership. */
export function directOutcomes(actor: Actor, hasAnimal: boolean): readonly string[] {
  if (allows('SET_CUSTOM_LOST_ANIMAL_STATUS', actor))
    return ['DELIVERED_TO_OWNER', 'DELIVERED_TO_CRO', 'DEAD', 'ARRESTED', 'REGISTERED_BY_ERROR'];
  return [
    'DELIVERED_TO_OWNER',
    // An animal that is not registered cannot get an owner.
    ...(hasAnimal ? [] : ['DELIVERED_TO_CRO']),
    ...(allows('WRITE_ANIMAL_DEAD', actor) ? ['DEAD'] : []),
  ];
}

/** The outcomes that need a transfer of ownership for this user. */
export function transferOutcomes(actor: Actor, hasAnimal: boolean): readonly string[] {
  if (!hasAnimal) return [];
  return allows('SET_CUSTOM_LOST_ANIMAL_STATUS', actor)
    ? ['TRANSFERRED']
    : ['DELIVERED_TO_CRO', 'TRANSFERRED'];
}
