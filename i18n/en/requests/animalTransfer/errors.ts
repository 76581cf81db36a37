import type { TransferCode } from '../../../../resources/requests/animalTransfer/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Changes of owner. */
export const transferErrors = {
  TRANSFER_OWNER_SAME_AS_CURRENT: 'The new owner is the same as the current owner. Enter a different owner.',
  TRANSFER_ALREADY_CLOSED: 'The change-of-owner request is closed and cannot be changed.',
  TRANSFER_NOT_OWN: 'Only the requester can cancel the request.',
  TRANSFER_IS_FROM_LOST_CLOSE: 'This request closes a lost or found report.',
  DECISION_ALREADY_EFFECTIVE: 'The decision has already taken effect and cannot be undone.',
  ERROR_BULK_ACCEPT:
    'The selected requests could not be accepted. Try again later. If it keeps failing, contact support.',
  ERROR_BULK_REJECT:
    'The selected requests could not be rejected. Try again later. If it keeps failing, contact support.',
  OWNER_ORIGIN_NOT_BULK: 'Requests made by owners are decided one by one.',
  MISSING_DOCUMENTS: 'Attach at least one document.',
  INVALID_DOCUMENTS: 'Check the documents: use images or PDF up to 5 MB.',
  MISSING_NEW_OWNER: "Enter the new owner's details.",
  INVALID_NEW_OWNER: "Check the new owner's details and try again.",
  INVALID_NEW_ANIMAL_NAME: "Check the animal's new name and try again.",
  MISSING_ANIMAL_TRANSFER_IDS: 'Select at least one request.',
  INVALID_ANIMAL_TRANSFER_IDS: 'Check the selected requests and try again.',
  INVALID_LOST_ANIMAL_STATUS: 'Select the outcome of the report from the list.',
  INVALID_SKIP_REMINDERS: 'Select yes if no reminders are to be sent.',
  INVALID_SKIP_NOTIFICATIONS: 'Select yes if no notifications are to be sent.',
  MISSING_ORIGIN: 'Select the origin.',
  INVALID_ORIGIN: 'Select the origin from the list.',
  MISSING_REQUESTER_NAME: 'Enter the name of the requester.',
  INVALID_REQUESTER_NAME: 'Check the name of the requester and try again.',
  INVALID_ANIMAL_POSTAL_CODE: "Enter the postal code of the animal's address in the format 0000-000.",
  INVALID_ANIMAL_ADDRESS: "Check the animal's address and try again.",
  INVALID_ANIMAL_PARISH: "Select the parish of the animal's address from the list.",
  INVALID_ANIMAL_LOCALITY: "Check the locality of the animal's address and try again.",
  MISSING_FORMER_OWNER_TOLD: 'Enter how the former owner was notified.',
  TRANSFER_LINK_EXPIRED: 'The link has been used or is no longer valid.',
  TRANSFER_STEP_OVER: 'The request has changed meanwhile. Refresh the page.',
  TRANSFER_NOT_CONFIRMED: 'The request can be accepted only once both parties have confirmed it.',
  TRANSFER_OWNER_CHANGED: 'The animal is registered to another owner by now.',
  TRANSFER_TAKES_NO_DOCUMENTS:
    'A request that both parties confirm does not wait for documents: accept or reject it.',
  TRANSFER_CONTESTED: 'The change of owner is contested. Only the register’s operator can decide it.',
  TRANSFER_GIVER_UNREACHABLE:
    'The current owner cannot confirm: the tax number or a confirmed email is missing. Update the record or attach the signed declaration.',
  ERROR_ANSWER_TRANSFER: 'Your answer could not be saved. Try again later.',
  INVALID_KIND: 'In an owner’s account, the change of owner is confirmed by both parties.',
  MISSING_WORDS: 'Enter what you have to say.',
  INVALID_WORDS: 'The text can have at most 1000 characters.',
} satisfies CodeTexts<TransferCode>;
