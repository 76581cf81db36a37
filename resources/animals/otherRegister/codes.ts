/** Refusals of registers of other states. */
export type OtherRegisterCode = 'REGISTER_KEY_TAKEN' | 'MISSING_CALL_KEY';
