import { text, timestamp } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';

const computed = { computed: true } as const;

/** A key with which a program makes the calls that are open to programs. */
export const apiKey = defineModule({
  name: 'apiKey',
  path: 'api-keys',
  access: { read: 'WRITE_CONFIGURATION', write: 'WRITE_CONFIGURATION' },
  fields: {
    /** The user of the key, and its purpose. */
    name: text({ required: 'MISSING_NAME', unique: 'DUPLICATE_NAME' }),
    issueTimestamp: timestamp(computed),
    lastUseTimestamp: timestamp(computed),
    revocationTimestamp: timestamp(computed),
  },
  list: {
    columns: ['name', 'issueTimestamp', 'lastUseTimestamp', 'revocationTimestamp'],
    sort: ['name', 'ASC'],
    search: ['name'],
  },
  menu: { group: 'admin', icon: 'apiKey', order: 80 },
  unique: [{ index: 'api_key_name', property: 'name', code: 'DUPLICATE_NAME' }],
});
