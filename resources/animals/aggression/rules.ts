import type { Actor } from '../../kit/access.ts';
import type { FieldError } from '../../kit/codes.ts';
import type { FieldMode, WriteMode } from '../../kit/module.ts';
import { SUBTYPES } from './types.ts';

/** The values that the rules of an aggression read. */
export interface AggressionFacts {
  readonly aggressionDate?: string | null;
  readonly registerType?: string | null;
  readonly aggressionType?: string | null;
  readonly aggressionSubType?: string | null;
  readonly animalFate?: string | null;
  readonly clearRegistryReason?: string | null;
}

const OF_AGGRESSION = ['aggressionType', 'aggressionSubType', 'animalFate'] as const;

const isClear = ({ registerType }: AggressionFacts): boolean => registerType === 'REGISTER_CLEAR';

/** Fields by what is registered: an aggression, or that the animal leaves the register of dangerous animals. */
export const aggressionModes = (record: AggressionFacts): Record<string, FieldMode> =>
  Object.fromEntries(
    (isClear(record) ? OF_AGGRESSION : ['clearRegistryReason']).map((name) => [name, 'hidden']),
  );

/** Returns the faults of an aggression or a clearing: missing fields, and a subtype of another type. */
export function checkAggression(record: AggressionFacts, mode: WriteMode, actor: Actor): FieldError[] {
  if (isClear(record)) {
    if (mode === 'create' && !actor.permissions.includes('WRITE_AGGRESSION_CLEAR'))
      return [{ property: 'registerType', error: 'INVALID_REGISTER_TYPE' }];
    return record.clearRegistryReason ? [] : [{ property: 'clearRegistryReason', error: 'MISSING_REASON' }];
  }
  const { aggressionType, aggressionSubType, animalFate } = record;
  const found: FieldError[] = [];
  if (!record.aggressionDate) found.push({ property: 'aggressionDate', error: 'MISSING_DATE' });
  if (!aggressionType) found.push({ property: 'aggressionType', error: 'MISSING_TYPE' });
  if (!aggressionSubType) found.push({ property: 'aggressionSubType', error: 'MISSING_SUBTYPE' });
  else if (
    aggressionType &&
    !(SUBTYPES[aggressionType as keyof typeof SUBTYPES] as readonly string[]).includes(aggressionSubType)
  )
    found.push({ property: 'aggressionSubType', error: 'INVALID_AGGRESSION_SUB_TYPE' });
  if (!animalFate) found.push({ property: 'animalFate', error: 'MISSING_ANIMAL_FATE' });
  return found;
}
