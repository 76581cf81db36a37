import type { OwnerInput } from '../../../../resources/owners/owner/addresses.ts';

interface Numbers {
  readonly country?: string | null | undefined;
  readonly vatNumber?: string | null | undefined;
  readonly passport?: string | null | undefined;
}

/** The owner whom the numbers of a request mean. A document means a person: bodies have a number. */
export const identityOf = ({ country, vatNumber, passport }: Numbers): OwnerInput => ({
  type: 'SINGULAR',
  country,
  vatNumber,
  passport,
});
