import type { transferErrors as source } from '../../pt/errors/transfer.ts';
import type { Shape } from '../../types.ts';

/** Changes of owner. */
export const transferErrors = {
  TRANSFER_OWNER_SAME_AS_CURRENT: 'The new owner is the present owner. Name another owner.',
  TRANSFER_ALREADY_CLOSED: 'The change-of-owner request is closed and cannot be changed.',
  TRANSFER_ALREADY_OPEN: 'A change of owner is already pending for this animal.',
  TRANSFER_NOT_OWN: 'Only whoever made the request can cancel it.',
  TRANSFER_IS_FROM_LOST_CLOSE: 'This request closes a lost or found report.',
  ERROR_BULK_ACCEPT: 'The selected requests could not be accepted. Try later.',
  ERROR_BULK_REJECT: 'The selected requests could not be rejected. Try later.',
  OWNER_ORIGIN_NOT_BULK: 'Requests made by owners are decided one by one.',
  MISSING_DOCUMENTS: 'Attach at least one document.',
  INVALID_DOCUMENTS: 'One of the documents is not valid. Use images or PDF up to 5 MB.',
  MISSING_NEW_OWNER: "Please give the new owner's details.",
  INVALID_NEW_OWNER: "The new owner's details are not valid.",
  INVALID_NEW_ANIMAL_NAME: "The animal's new name is not valid.",
  MISSING_ANIMAL_TRANSFER_IDS: 'Select at least one request.',
  INVALID_ANIMAL_TRANSFER_IDS: 'One of the selected requests is not valid.',
  INVALID_LOST_ANIMAL_STATUS: 'The outcome of the report is not valid.',
  INVALID_SKIP_NOTIFICATIONS: 'Please say whether notifications are skipped: yes or no.',
  MISSING_ORIGIN: 'Please choose the origin.',
  INVALID_ORIGIN: 'The origin is not valid.',
  MISSING_REQUESTER_NAME: 'Please give the name of the person asking.',
  INVALID_REQUESTER_NAME: 'The name of the person asking is not valid.',
  INVALID_ANIMAL_POSTAL_CODE: "The postal code of the animal's address is not valid.",
  INVALID_ANIMAL_ADDRESS: "The animal's address is not valid.",
  INVALID_ANIMAL_PARISH: "The parish of the animal's address is not valid.",
  INVALID_ANIMAL_LOCALITY: "The locality of the animal's address is not valid.",
} satisfies Shape<typeof source>;
