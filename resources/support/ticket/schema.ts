/** The category of a ticket; without a subject of its own it is also its subject. */
export const TICKET_CATEGORIES = [
  'STERILIZATION',
  'RABIES_PROPHYLAXIS',
  'BILLING',
  'TRANSPONDER_ERROR',
  'CHANGE_OWNER',
  'ANIMAL_OWNER_ERRORS',
  'TRACEABILITY',
  'OTHER',
] as const;
export type TicketCategory = (typeof TICKET_CATEGORIES)[number];

/** The status of a ticket, beside the one that carries the product's configured name. */
export const TICKET_STATUSES = [
  'OPEN',
  'PENDING',
  'PENDING_USER',
  'PENDING_OTHERS',
  'RESOLVED',
  'CLOSED',
] as const;

/** Ends the status of a ticket that the register's people have answered: `{product}_RESPONDED`. */
const RESPONDED = '_RESPONDED';

/** The status of an answered ticket, for a product of this name. */
export const respondedStatus = (productToken: string): string => `${productToken}${RESPONDED}`;

/** The product's own status without the product's name; every other as it is. Names its text and colour. */
export const plainStatus = (status: string): (typeof TICKET_STATUSES)[number] | 'RESPONDED' =>
  status.endsWith(RESPONDED) ? 'RESPONDED' : (status as (typeof TICKET_STATUSES)[number]);

/** Files that one message may carry. */
export const TICKET_FILES = 10;
export const SUBJECT_MAX = 120;
export const DESCRIPTION_MAX = 10_000;
/** The number of user actions in a ticket. */
export const TICKET_STEPS = 20;

/** The file name and type of the screenshot. */
export const SCREENSHOT = { filename: 'screenshot.png', type: 'image/png' } as const;
