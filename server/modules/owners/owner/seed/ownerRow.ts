import type { Columns } from '../../../../demonstration/base/insert.ts';
import type { Address } from '../../../../demonstration/base/places.ts';

/** The columns of an owner and their types. */
export const OWNER_COLUMNS = {
  id: 'bigint',
  type: 'text',
  name: 'text',
  nationality: 'text',
  country: 'text',
  isLocalResident: 'boolean',
  vatNumber: 'text',
  idCard: 'text',
  passport: 'text',
  email: 'text',
  phone: 'text',
  phone2: 'text',
  responsible: 'text',
  postalCode: 'text',
  locality: 'text',
  parishId: 'bigint',
  street: 'text',
  door: 'text',
  accommodation: 'text',
  address: 'text',
  verifiedData: 'boolean',
  needsReview: 'boolean',
  skipNotifications: 'boolean',
  editLocked: 'boolean',
  isLocked: 'boolean',
  lockOwnerDead: 'boolean',
  lockEndDate: 'date',
  lockObservations: 'text',
  contactConfirmedAt: 'timestamptz',
  contactCheckedAt: 'timestamptz',
  creationTimestamp: 'timestamptz',
  creationEntityId: 'bigint',
  searchText: 'text',
} satisfies Columns<OwnerRow>;

/** An owner as the generator writes it. */
export interface OwnerRow extends Omit<Address, 'parishId' | 'postalCode' | 'locality' | 'street' | 'door'> {
  id: number;
  type: 'SINGULAR' | 'COLLECTIVE' | 'TRACES';
  name: string;
  nationality: string | null;
  country: string;
  isLocalResident: boolean;
  vatNumber: string | null;
  idCard: string | null;
  passport: string | null;
  email: string;
  phone: string;
  phone2: string | null;
  responsible: string | null;
  postalCode: string | null;
  locality: string | null;
  parishId: number | null;
  street: string | null;
  door: string | null;
  verifiedData: boolean;
  needsReview: boolean;
  skipNotifications: boolean;
  editLocked: boolean;
  isLocked: boolean;
  lockOwnerDead: boolean;
  lockEndDate: string | null;
  lockObservations: string | null;
  contactConfirmedAt: string | null;
  contactCheckedAt: string | null;
  creationTimestamp: string;
  creationEntityId: number | null;
  searchText: string;
}
