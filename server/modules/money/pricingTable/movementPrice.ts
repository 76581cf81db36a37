import type { MOVEMENT_OBJECTS } from '../../../../resources/money/billingTransaction/schema.ts';
import type { Service } from '../../../../resources/money/pricingTable/services.ts';

/** What a movement was for, and the price that was in force: it stays as it was then. */
export interface MovementPrice {
  readonly service: Service;
  /** The table that says the price; null where none was in force, or it has no line for the service. */
  readonly tableId: number | null;
  /** Cents without tax. */
  readonly unitPrice: number | null;
  /** Percent. */
  readonly vatRate: number | null;
}

/** The record that a movement was made for, where it is not an animal alone. */
export interface MovementObject {
  readonly objectType: (typeof MOVEMENT_OBJECTS)[number];
  readonly objectId: number;
}
