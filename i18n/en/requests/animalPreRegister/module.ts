import type { animalPreRegister as source } from '../../../pt/requests/animalPreRegister/module.ts';
import type { Shape } from '../../../types.ts';

export const animalPreRegister = {
  name: 'Pre-registration |||| Pre-registrations',
  fields: {
    id: 'Number',
    transponder: 'Transponder',
    animalName: 'Animal',
    ownerName: 'Owner',
    requestReason: 'Reason for the pre-registration',
    animal: 'Animal',
    owner: 'Owner',
    names: 'Names',
    universalSearch: 'Transponder, animal or owner',
  },
  requests: {
    bulk: {
      acceptText:
        'The animals are registered, and the credits are taken from the entities that asked. The decision can be undone for 10 seconds.',
    },
    page: {
      acceptTitle: 'Accept the pre-registration?',
      acceptText:
        '%{name} is registered with transponder %{transponder}, and the credit is taken from %{entity}. You cannot undo this.',
      rejectText: 'The animal is not registered. The requester receives the reason.',
      cancelText: 'The animal is not registered. The transponder can be requested again.',
    },
  },
  reasons: {
    PROOF_MISSING: 'A document that proves the implantation of the transponder is missing.',
    TRANSPONDER_MISMATCH: 'The number in the documents does not match the transponder.',
    DOCUMENT_ILLEGIBLE: 'One of the documents is illegible or incomplete.',
    OWNER_UNCLEAR: 'The documents do not identify the owner.',
    TRANSPONDER_NOT_AUTHORISED: 'The transponder is not authorised for sale in Portugal.',
    ALREADY_REGISTERED: 'The animal is already registered with another transponder.',
  },
} satisfies Shape<typeof source>;
