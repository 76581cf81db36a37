import type { publicTransfer as source } from '../pt/publicTransfer.ts';
import type { Shape } from '../types.ts';

/** The page of the mailed links of a change of owner that both parties confirm. */
export const publicTransfer = {
  text: 'Enter your tax number to open the request. Opening it changes nothing.',
  vatNumber: 'Your tax number',
  open: 'Open the request',
  noLink: 'The link is incomplete. Open it from the email that you received.',
  expired: 'The link has been used or is no longer valid.',
  wrongNumber: 'This is not the tax number of the person to whom the email was sent.',
  missingNumber: 'Enter your tax number.',
  animal: 'Animal',
  transponder: 'Transponder',
  giver: 'Current owner',
  receiver: 'Receiver',
  newOwner: 'New owner',
  formerOwner: 'Previous owner',
  until: 'Answer by',
  askGiver: 'Do you confirm that you transfer this animal?',
  askReceiver: 'Do you confirm that you receive this animal and become its owner?',
  confirm: 'Confirm',
  refuse: 'Refuse',
  refuseAsk: 'The change of owner will be cancelled and the other party notified.',
  refuseYes: 'Yes, refuse',
  refuseNo: 'Back',
  reason: 'Reason',
  objectText:
    'The owner has changed. If you disagree, say why: the register’s operator decides after asking the other party, who reads what you write.',
  object: 'Contest the change of owner',
  contestWords: 'The previous owner contests the change of owner',
  endingWords: 'Reason given',
  replyText:
    'The animal remains registered in your name. The register’s operator and the other party read your reply.',
  reply: 'Send the reply',
  words: 'What you have to say',
  missingWords: 'Enter what you have to say.',
  done: {
    WAITS_FOR_OTHER: 'Thank you. Your confirmation is saved. The other party has not confirmed yet.',
    WAITS_FOR_STAFF:
      'Thank you. Both parties have confirmed. The register’s operator decides before the owner changes.',
    ACCEPTED: 'Thank you. Both parties have confirmed, and the owner has changed.',
    REFUSED: 'The change of owner was refused. The owner does not change.',
    CONTESTED: 'What you wrote was sent to the register’s operator.',
  },
  state: {
    WAITS_FOR_OTHER: 'You have confirmed. The other party has not confirmed yet.',
    WAITS_FOR_STAFF: 'Both parties have confirmed. The register’s operator will decide.',
    CONTESTED: 'The change of owner is contested. The register’s operator will decide.',
    ENDED: 'This request no longer waits for an answer.',
  },
} satisfies Shape<typeof source>;
