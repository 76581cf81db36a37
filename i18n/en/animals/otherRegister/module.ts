import type { otherRegister as source } from '../../../pt/animals/otherRegister/module.ts';
import type { Shape } from '../../../types.ts';

export const otherRegister = {
  name: 'Register of another state |||| Registers of other states',
  done: {
    created: 'Register created: %{name}',
    updated: 'Register saved: %{name}',
    deleted: 'Register deleted: %{name}',
  },
  fields: {
    name: 'Name',
    country: 'Country',
    website: 'Website',
    phone: 'Telephone',
    email: 'Email',
    url: 'Address of its calls',
    apiKeyId: 'Key with which it calls',
    active: 'In use',
    callKeyTimestamp: 'Key for calls to it, since',
  },
  sections: { register: 'Register', contact: 'Contacts', calls: 'Calls' },
  operations: {
    setCallKey: {
      label: 'Enter the key for calls to it',
      text: 'It is the key that this register has given. It is kept and never shown again.',
      fields: { callKey: 'Key' },
      done: 'Key saved: %{name}',
    },
  },
} satisfies Shape<typeof source>;
