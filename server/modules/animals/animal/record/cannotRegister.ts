import type { Actor } from '../../../../../resources/kit/access.ts';

type Obstacle = 'ENTITY_CANNOT_REGISTER' | 'ENTITY_CANNOT_REGISTER_BILLABLE' | 'TRANSPONDER_NOT_BILLABLE';

/**
 * Returns the reason why this user's entity cannot register; undefined when it can.
 * @param transponder of a kind; without it, whether the entity can register any at all
 */
export function cannotRegister(
  { entityProfile }: Actor,
  transponder?: { readonly notBillable: boolean },
): Obstacle | undefined {
  if (!entityProfile) return 'ENTITY_CANNOT_REGISTER';
  const { canRegisterBillable, canRegisterNonBillable } = entityProfile;
  if (!canRegisterBillable && !canRegisterNonBillable) return 'ENTITY_CANNOT_REGISTER';
  if (transponder?.notBillable === true && !canRegisterNonBillable) return 'TRANSPONDER_NOT_BILLABLE';
  return transponder?.notBillable === false && !canRegisterBillable
    ? 'ENTITY_CANNOT_REGISTER_BILLABLE'
    : undefined;
}

/** Whether what stands against a registration stands against a pre-registration too: staff decide on a number that is not billed. */
export const forbidsPreRegister = (
  obstacle: Obstacle | undefined,
): obstacle is Exclude<Obstacle, 'TRANSPONDER_NOT_BILLABLE'> =>
  obstacle !== undefined && obstacle !== 'TRANSPONDER_NOT_BILLABLE';
