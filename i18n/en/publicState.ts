import type { publicState as source } from '../pt/publicState.ts';
import type { Shape } from '../types.ts';

export const publicState = {
  stateText:
    'Enter the reference of the request. If it exists, we send a code to the email address of the requester.',
  askCode: 'Send the code',
  codeSent: 'If the reference exists, the code is in the email of the requester.',
  openRequest: 'Open the request',
  state: {
    WAITING_VALIDATION: 'Waiting for validation',
    WAITING_DOCUMENTATION: 'Waiting for documents',
    ACCEPTED: 'Accepted',
    REJECTED: 'Rejected',
    CANCELED: 'Cancelled',
  },
  accepted: {
    'personal-data': 'The data of the owner was updated in the register.',
    'request-death': 'The death of the animal was registered.',
    'validate-herding-dog': 'The animal is registered as a livestock guarding dog.',
    'animal-transfer': 'The animal is registered in the name of the new owner.',
    diac: 'The DIAC of the animal is sent in a separate message to the email address that you confirmed. If it does not arrive, check your spam folder.',
  },
  answer: 'Answer',
  sent: 'Sent on',
  changed: 'Last change',
  addDocuments: 'Send the documents',
  documentsAdded: 'The documents have been received. The request is being reviewed again.',
  withdraw: 'Cancel the request',
  withdrawAsk: 'The request will be cancelled and cannot be reopened.',
  withdrawYes: 'Yes, cancel the request',
  withdrawNo: 'Keep the request',
  failures: {
    REQUEST_ALREADY_CLOSED: 'The request is already closed.',
    REQUEST_WAITS_FOR_NOTHING: 'The request does not wait for documents.',
  },
} satisfies Shape<typeof source>;
