import type { RaRecord } from 'react-admin';

/** An animal as the list answers it. */
export interface AnimalRow extends RaRecord<number> {
  readonly transponder: string;
  readonly name: string;
  readonly gender: string;
  readonly status: string;
  readonly birthdate: string;
  readonly registrationDate: string;
  readonly breed?: { readonly name: string } | null;
  readonly owner?: { readonly name: string } | null;
  readonly breedCategory?: string | null;
  readonly photoId?: number | null;
  readonly isLocked?: boolean;
  /** The last day of protection against rabies. */
  readonly rabiesImmunizationDateEnd?: string | null;
  readonly hasPendingOwnerTransfer?: boolean;
}

/** Where an animal's page is. */
export const pageOf = ({ transponder }: Pick<AnimalRow, 'transponder'>): string =>
  `/animal/view/${transponder}`;
