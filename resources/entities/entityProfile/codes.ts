/** Profiles of entities. */
export type EntityProfileCode = 'INVALID_CAN_REGISTER_BILLABLE' | 'INVALID_CAN_REGISTER_NON_BILLABLE';
