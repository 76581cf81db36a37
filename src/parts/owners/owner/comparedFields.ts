/** The fields of an owner that a request shows to those who decide on it, in the order in which they are read. */
export const SHOWN_OWNER_FIELDS = [
  'name',
  'type',
  'vatNumber',
  'idCard',
  'passport',
  'country',
  'address',
  'postalCode',
  'locality',
  'parishId',
  'email',
  'phone',
  'phone2',
  'responsible',
] as const;
