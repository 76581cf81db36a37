import type { Columns } from '../../../../demonstration/base/insert.ts';

/** An animal as the generator writes it. */
export interface AnimalRow {
  id: number;
  version: number;
  transponder: string;
  secondTransponder: string | null;
  name: string;
  gender: 'MALE' | 'FEMALE' | 'UNDEFINED';
  breedId: number;
  isCrossBreed: boolean;
  crossBreedId: number | null;
  breedCategory: string;
  color: string;
  birthdate: string;
  passport: string | null;
  healthReport: string | null;
  observations: string | null;
  lopNumber: string | null;
  lopName: string | null;
  photoId: number | null;
  status: 'NORMAL' | 'LOST' | 'FOUND' | 'DEAD';
  deathDate: string | null;
  isLocked: boolean;
  lockReason: 'STAFF' | 'DEATH' | null;
  isExternal: boolean;
  isPreRegister: boolean;
  isSterilized: boolean;
  rabiesImmunizationDateEnd: string | null;
  licenseDateEnd: string | null;
  errors: { property: string; error: string }[];
  registrationDate: string;
  creationTimestamp: string;
  ownerId: number;
  veterinaryId: number | null;
  entityId: number;
  useOwnerAddress: boolean;
  postalCode: string | null;
  locality: string | null;
  parishId: number | null;
  address: string | null;
  searchText: string;
}

/** The columns of an animal and their types. */
export const ANIMAL_COLUMNS = {
  id: 'bigint',
  version: 'int',
  transponder: 'text',
  secondTransponder: 'text',
  name: 'text',
  gender: 'text',
  breedId: 'bigint',
  isCrossBreed: 'boolean',
  crossBreedId: 'bigint',
  breedCategory: 'text',
  color: 'text',
  birthdate: 'date',
  passport: 'text',
  healthReport: 'text',
  observations: 'text',
  lopNumber: 'text',
  lopName: 'text',
  photoId: 'bigint',
  status: 'text',
  deathDate: 'date',
  isLocked: 'boolean',
  lockReason: 'text',
  isExternal: 'boolean',
  isPreRegister: 'boolean',
  isSterilized: 'boolean',
  rabiesImmunizationDateEnd: 'date',
  licenseDateEnd: 'date',
  errors: 'jsonb',
  registrationDate: 'date',
  creationTimestamp: 'timestamptz',
  ownerId: 'bigint',
  veterinaryId: 'bigint',
  entityId: 'bigint',
  useOwnerAddress: 'boolean',
  postalCode: 'text',
  locality: 'text',
  parishId: 'bigint',
  address: 'text',
  searchText: 'text',
} satisfies Columns<AnimalRow>;
