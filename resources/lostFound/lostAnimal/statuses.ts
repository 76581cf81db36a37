/** The status of an animal in a report. */
export const LOST_STATUSES = ['LOST', 'FOUND'] as const;

/** Where a found animal is. */
export const SITUATIONS = ['SHELTER', 'STREET', 'KENNEL', 'CAMV', 'WITH_PARTICIPANT', 'OTHER'] as const;

/** The outcomes of a report. */
export const DELIVERY_STATUSES = [
  'DELIVERED_TO_OWNER',
  'DELIVERED_TO_CRO',
  'DEAD',
  'ARRESTED',
  'TRANSFERRED',
  'REGISTERED_BY_ERROR',
] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
