/** The public forms by what follows `/forms/` in their address, and the module whose requests each makes. */
export const FORM_MODULES = {
  'personal-data': 'ownerDataUpdate',
  'request-death': 'deathRequest',
  'validate-herding-dog': 'herdingDog',
  'animal-transfer': 'animalTransfer',
  diac: 'diacRequest',
} as const;
