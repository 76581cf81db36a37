import type { animalTransfer as source } from '../../pt/animalTransfer/module.ts';
import type { Shape } from '../../types.ts';

export const animalTransfer = {
  name: 'Change of owner |||| Changes of owner',
  fields: {
    id: 'Number',
    transponder: 'Transponder',
    animalName: 'Animal',
    animalId: 'Animal',
    animal: 'Animal',
    newOwnerName: 'New owner',
    requestedTransponder: 'Transponder entered',
    vatNumber: 'Tax number entered for the current owner',
    requesterEmail: 'Confirmed email',
    observations: 'Notes',
    newOwner: 'New owner',
    currentOwner: 'Current owner',
    newAnimalName: "Animal's new name",
    lostAnimalStatus: 'Outcome of the report',
    useOwnerAddress: "Lives at the new owner's address",
    animalPostalCode: "Postal code of the animal's address",
    animalAddress: "Animal's address",
    animalLocality: "Locality of the animal's address",
    animalParishId: "Parish of the animal's address",
    universalSearch: 'Transponder, animal or owner',
  },
  choices: {
    outcome: { ACCEPTED: 'Accepted', REJECTED: 'Rejected', CANCELED: 'Cancelled', PENDING: 'Pending' },
    lostAnimalStatus: {
      DELIVERED_TO_OWNER: 'Returned to the owner',
      DELIVERED_TO_CRO: 'Delivered to the municipal shelter',
      DEAD: 'Dead',
      ARRESTED: 'Seized',
      TRANSFERRED: 'Changed owner',
      REGISTERED_BY_ERROR: 'Reported by mistake',
    },
  },
  help: {
    documents: 'The transfer declaration, signed and dated by both parties; up to 10 files.',
    newAnimalName: 'Fill in only if the new owner gives the animal another name.',
  },
  sections: {
    documents: 'Documents',
    animal: 'Animal',
    currentOwner: 'Current owner',
    newOwner: 'New owner',
    address: 'Where the animal will live',
    decision: 'Decision',
  },
  requests: {
    bulk: {
      acceptText:
        'The animals will be registered to their new owners and all parties notified. You can undo the decision for 10 seconds.',
      rejectText:
        'The current owners do not change, and the requesters are notified of the reason. You can undo the decision for 10 seconds.',
    },
    page: {
      acceptTitle: 'Accept the change of owner?',
      acceptText: '%{name} passes from %{from} to %{to}. Both parties are notified.',
      rejectText: 'The current owner does not change. The reason is sent to the requester.',
      cancelText: 'The current owner does not change, and the animal’s record can be changed again.',
    },
  },
  reasons: {
    DECLARATION_NOT_SIGNED: 'The declaration is not signed and dated by both parties.',
    TRANSPONDER_MISMATCH: 'The transponder on the declaration is not that of the animal.',
    DOCUMENT_ILLEGIBLE: 'One of the documents is illegible or incomplete.',
    IDENTITY_MISSING: 'The copy of an identity document of one party is missing.',
    OWNER_MISMATCH: 'The person giving the animal away is not the registered owner.',
    OWNER_OBJECTS: 'The current owner objects to the change.',
    DUPLICATE: 'There is already an identical request.',
  },
} satisfies Shape<typeof source>;
