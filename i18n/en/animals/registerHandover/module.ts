import type { registerHandover as source } from '../../../pt/animals/registerHandover/module.ts';
import type { Shape } from '../../../types.ts';

export const registerHandover = {
  name: 'Hand-over between registers |||| Hand-overs between registers',
  done: { created: 'Hand-over announced: %{name}' },
  fields: {
    direction: 'Direction',
    state: 'Status',
    transponder: 'Transponder',
    registerId: 'Other register',
    proof: 'Consent of the owner',
    documentNote: 'Document and where it is kept',
    ownerTold: 'How the owner was notified',
    animalId: 'Animal',
    reference: 'Reference',
    facts: 'What the other register says',
    reason: 'Reason',
    messageState: 'Message to the other register',
    contestState: 'Objection',
    contestWords: 'What the owner says',
    contestEndTimestamp: 'Objection until',
    doneTimestamp: 'Date of the hand-over',
    creationUserId: 'Announced by',
    creationEntityId: 'Entity',
    creationTimestamp: 'Date of the announcement',
  },
  choices: {
    direction: { OUT: 'To another register', IN: 'From another register' },
    state: {
      AWAITING_OWNER: 'Waits for the owner',
      ANNOUNCED: 'Announced',
      DONE: 'Completed',
      REFUSED: 'Refused',
      WITHDRAWN: 'Withdrawn',
      UNDONE: 'Undone',
    },
    proof: { LINK: 'By a link sent to the owner', DOCUMENT: 'By a signed document' },
    messageState: { WAITING: 'To be sent', SENT: 'Delivered', FAILED: 'Not delivered' },
    contestState: {
      OPEN: 'To be decided',
      STANDS: 'The hand-over stands',
      UNDONE: 'The hand-over was undone',
    },
  },
  sections: { animal: 'Animal', consent: 'Consent of the owner', course: 'Progress' },
  operations: {
    confirmHandover: {
      label: 'Record the confirmation of the other register',
      text: 'The animal is in the other register from now on. The owner is notified and can object for 15 days.',
      fields: { reason: 'How it was confirmed' },
      done: 'Hand-over completed: %{name}',
    },
    withdrawHandover: {
      label: 'Withdraw the hand-over',
      text: 'The animal stays in this register.',
      fields: { reason: 'Reason' },
      done: 'Hand-over withdrawn: %{name}',
    },
    keepHandover: {
      label: 'Keep the hand-over',
      text: 'The objection is decided and the owner is notified.',
      fields: { reason: 'Reason' },
      done: 'The hand-over stands: %{name}',
    },
    undoHandover: {
      label: 'Undo the hand-over',
      text: 'The animal is in this register again, with the same owner. The other register and the owner are notified.',
      fields: { reason: 'Reason' },
      done: 'Hand-over undone: %{name}',
    },
    takeOver: {
      label: 'Receive the animal',
      text: 'The animal must be registered with this number. The other register is notified.',
      done: 'Animal received: %{name}',
    },
    refuseHandover: {
      label: 'Refuse the animal',
      text: 'The other register is notified; the reason stays in this register.',
      fields: { reason: 'Reason' },
      done: 'Animal refused: %{name}',
    },
  },
} satisfies Shape<typeof source>;
