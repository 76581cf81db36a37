import type { ownerErasure as source } from '../../../pt/owners/ownerErasure/module.ts';
import type { Shape } from '../../../types.ts';

export const ownerErasure = {
  name: 'Erasure request |||| Erasure requests',
  done: {
    created: 'Request for erasure of data sent: %{name}',
  },
  fields: {
    number: 'Request no.',
    ownerId: 'Owner',
    grounds: 'Grounds',
    removed: 'What was erased',
    kept: 'What is kept',
    keptUntil: 'End of the sealed part',
  },
  requests: {
    page: {
      acceptTitle: 'Erase this owner’s data?',
      acceptText:
        'Name, numbers, contact details, addresses and documents are erased from the whole register. A pseudonym, the history of the animals and, for five years, a sealed part are kept. This cannot be undone.',
      rejectText: 'The owner’s data stay as they are. The requester receives the reason.',
    },
  },
  reasons: {
    IDENTITY_UNPROVEN: 'There is no proof that the owner made the request.',
    STILL_NEEDED_BY_LAW: 'The law still requires these data.',
    OTHER_PERSON: 'Another person made the request.',
  },
} satisfies Shape<typeof source>;
