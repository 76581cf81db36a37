import { boolean, country, email, phone, reference, text, timestamp } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { isRegisterAddress } from './address.ts';

const computed = { computed: true } as const;

/** A register of animals of another state or body. */
export const otherRegister = defineModule({
  name: 'otherRegister',
  access: { read: 'SIGNED_IN', pages: 'WRITE_CONFIGURATION', write: 'WRITE_CONFIGURATION' },
  fields: {
    name: text({ required: 'MISSING_NAME', unique: 'DUPLICATE_NAME', max: 120 }),
    country: country({ required: true, example: 'ES' }),
    website: text({
      max: 200,
      invalid: 'INVALID_WEBHOOK_ADDRESS',
      valid: isRegisterAddress,
      example: 'https://registo.example.es',
    }),
    phone: phone(),
    email: email(),
    /** Where its calls for other registers are, up to `/index`. */
    url: text({
      max: 300,
      read: 'WRITE_CONFIGURATION',
      invalid: 'INVALID_WEBHOOK_ADDRESS',
      valid: isRegisterAddress,
      example: 'https://registo.example.es/api',
    }),
    /** The key by which its calls here are known. */
    apiKeyId: reference('apiKey', { read: 'WRITE_CONFIGURATION' }),
    active: boolean({ initial: true, tones: { true: 'good', false: 'neutral' } }),
    /** When its key for calls to it was entered. */
    callKeyTimestamp: timestamp(computed),
  },
  list: {
    columns: ['name', 'country', 'website', 'phone', 'active', 'callKeyTimestamp'],
    sort: ['name', 'ASC'],
    sortable: ['id', 'name'],
    filters: ['country', 'active'],
    search: ['name'],
    card: { title: 'name', text: 'country' },
  },
  form: {
    sections: [
      { name: 'register', fields: ['name', 'country', 'active'] },
      { name: 'contact', fields: ['website', 'phone', 'email'] },
      { name: 'calls', fields: ['url', 'apiKeyId', 'callKeyTimestamp'] },
    ],
  },
  menu: { group: 'admin', icon: 'address', order: 82 },
  unique: [
    { index: 'other_register_name', property: 'name', code: 'DUPLICATE_NAME' },
    { index: 'other_register_key', property: 'apiKeyId', code: 'REGISTER_KEY_TAKEN' },
  ],
});
