import { dayIn } from '../../numbers/dates.ts';

interface Stored {
  readonly lopNumber: string | null;
  readonly licenseDateEnd: string | null;
  readonly breed: { readonly type: string | null };
  readonly crossBreed: { readonly type: string | null } | null;
  readonly errors: readonly unknown[] | null;
}

/** Returns the values that follow from a record; the server's lists derive the same by SQL. */
export const derivedOf = ({ lopNumber, licenseDateEnd, breed, crossBreed, errors }: Stored) => ({
  hasPedigree: lopNumber !== null,
  isLicenseValid: licenseDateEnd !== null && licenseDateEnd >= dayIn(),
  isPotentiallyDanger: breed.type === 'G' || crossBreed?.type === 'G',
  isDataValid: (errors ?? []).length === 0,
});
