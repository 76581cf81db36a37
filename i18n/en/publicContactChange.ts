import type { publicContactChange as source } from '../pt/publicContactChange.ts';
import type { Shape } from '../types.ts';

export const publicContactChange = {
  text: 'The request changes nothing until it is confirmed. Until then, messages go to the current contact and to the new one.',
  open: 'View the request',
  noLink: 'The link is incomplete. Open it from the email that you received.',
  over: 'The link is no longer valid, or the request has been decided.',
  contact: 'Contact',
  contacts: {
    email: 'Email address',
    phone: 'Phone',
    phone2: 'Phone 2',
    phone3: 'Phone 3',
    responsible: 'Person responsible',
    address: 'Address',
  },
  value: 'New value',
  cleared: 'No value: the contact would be removed',
  by: 'Requested by',
  since: 'Requested on',
  askConfirm: 'Did you ask for this change?',
  askObject:
    'This address is not proven to be yours: you can object here, but not confirm. If you asked for the change, there is nothing to do.',
  confirm: 'Yes, confirm',
  refuse: 'No, refuse',
  object: 'Object to the change',
  done: {
    CONFIRM: 'The contact was changed.',
    REFUSE: 'The request was refused. The contact stays as it is.',
    OBJECT:
      'Your objection was recorded. The operator of the register decides first; until then, the contact stays.',
  },
} satisfies Shape<typeof source>;
