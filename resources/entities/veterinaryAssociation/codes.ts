/** Veterinarians of an entity. */
export type VeterinaryAssociationCode = 'INVALID_IS_CLINICAL_DIRECTOR';
