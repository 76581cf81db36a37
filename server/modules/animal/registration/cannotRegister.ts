import type { Actor } from '../../../../resources/kit/access.ts';

/** Why this user's entity cannot register a transponder of the regular, billable kind; undefined when it can. */
export function cannotRegister({
  entity,
  entityProfile,
}: Actor): 'ENTITY_CANNOT_REGISTER' | 'ENTITY_CANNOT_REGISTER_BILLABLE' | undefined {
  if (!entity || !entityProfile) return 'ENTITY_CANNOT_REGISTER';
  if (entityProfile.canRegisterBillable) return undefined;
  return entityProfile.canRegisterNonBillable ? 'ENTITY_CANNOT_REGISTER_BILLABLE' : 'ENTITY_CANNOT_REGISTER';
}
