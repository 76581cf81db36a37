/** The services that have a price; `CREDITS` is the sale of one credit. */
export const SERVICES = [
  'REGISTRATION',
  'PRE_REGISTRATION',
  'TRANSFER',
  'CERTIFICATE',
  'DUPLICATE_CERTIFICATE',
  'CREDITS',
] as const;
export type Service = (typeof SERVICES)[number];

/** The price of a service, as its table says it. */
export interface PriceLine {
  readonly service: Service;
  /** Credits that the service takes; of `CREDITS`, the one that is sold. */
  readonly credits: number;
  /** Cents without tax. */
  readonly unitPrice: number;
  /** Percent. */
  readonly vatRate: number;
}

/** The tax on a net amount: whole cents, a half one rounded up. */
export const vatOf = (netCents: number, vatRate: number): number =>
  // Rates have two decimals: as whole numbers, so that no half cent is lost to binary fractions.
  Math.round((netCents * Math.round(vatRate * 100)) / 10_000);

/** A net amount with its tax, in cents. */
export const withVat = (netCents: number, vatRate: number): number => netCents + vatOf(netCents, vatRate);
