import type { Actor } from '../../../../resources/kit/access.ts';

type Obstacle =
  'ENTITY_CANNOT_REGISTER' | 'ENTITY_CANNOT_REGISTER_BILLABLE' | 'ENTITY_CANNOT_REGISTER_NON_BILLABLE';

/**
 * Why this user's entity cannot register; undefined when it can.
 * @param transponder of a kind; without it, whether the entity can register any at all
 */
export function cannotRegister(
  { entity, entityProfile }: Actor,
  transponder?: { readonly notBillable: boolean },
): Obstacle | undefined {
  if (!entity || !entityProfile) return 'ENTITY_CANNOT_REGISTER';
  const { canRegisterBillable, canRegisterNonBillable } = entityProfile;
  if (!canRegisterBillable && !canRegisterNonBillable) return 'ENTITY_CANNOT_REGISTER';
  if (transponder?.notBillable === true && !canRegisterNonBillable)
    return 'ENTITY_CANNOT_REGISTER_NON_BILLABLE';
  return transponder?.notBillable === false && !canRegisterBillable
    ? 'ENTITY_CANNOT_REGISTER_BILLABLE'
    : undefined;
}
