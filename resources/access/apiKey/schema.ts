import { anyOf } from '../../kit/access.ts';
import { choices, date, integer, longText, reference, text, timestamp } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { checkApiKey } from './rules.ts';
import { KEY_SCOPES } from './scopes.ts';

const computed = { computed: true } as const;

/** Who makes keys for programs: the operator for partners, an entity for itself. */
export const MANAGE_KEYS = anyOf('MANAGE_API_KEYS', 'WRITE_CONFIGURATION');

/** A key with which a program makes calls in the name of who made it, as far as its scopes and that person's rights reach. */
export const apiKey = defineModule({
  name: 'apiKey',
  path: 'api-keys',
  access: { read: MANAGE_KEYS, write: MANAGE_KEYS },
  fields: {
    /** Its purpose. */
    name: text({ required: 'MISSING_NAME', unique: 'DUPLICATE_NAME' }),
    /** Who runs the program. */
    partner: text(),
    scopes: choices(KEY_SCOPES, { initial: [], example: ['ANIMALS_READ'] }),
    /** Further calls by their names in the API's description, one on each line. */
    calls: longText({ recordOnly: true }),
    /** The addresses and networks that it is accepted from, one on each line; from anywhere where there are none. */
    addresses: longText({ recordOnly: true }),
    callsPerHour: integer({ required: true, min: 1, max: 36_000, initial: 600 }),
    /** The last day on which it is accepted. */
    endDate: date({ ahead: true }),
    entityId: reference('entity', computed),
    /** In whose name its calls are made: who made it, or changed it last. */
    makerId: reference('user', computed),
    /** The first characters of the key, by which a program's settings are recognised. */
    keyStart: text({ ...computed, max: 20 }),
    issueTimestamp: timestamp(computed),
    /** Until then the key before the last renewal is accepted as well. */
    previousEndTimestamp: timestamp({ ...computed, recordOnly: true }),
    lastUseTimestamp: timestamp(computed),
    lastAddress: text({ ...computed, max: 60 }),
    revocationTimestamp: timestamp(computed),
  },
  list: {
    columns: [
      'name',
      'partner',
      'entityId',
      'keyStart',
      'endDate',
      'lastUseTimestamp',
      'revocationTimestamp',
    ],
    sort: ['name', 'ASC'],
    sortable: ['id', 'name', 'endDate', 'lastUseTimestamp'],
    filters: ['scopes'],
    search: ['name', 'partner'],
    card: { title: 'name', text: 'partner' },
  },
  form: {
    sections: [
      { name: 'key', fields: ['name', 'partner'] },
      { name: 'rights', fields: ['scopes', 'calls'] },
      { name: 'limits', fields: ['addresses', 'callsPerHour', 'endDate'] },
      {
        name: 'use',
        fields: [
          'entityId',
          'makerId',
          'keyStart',
          'issueTimestamp',
          'previousEndTimestamp',
          'lastUseTimestamp',
          'lastAddress',
          'revocationTimestamp',
        ],
      },
    ],
  },
  menu: { group: 'admin', icon: 'apiKey', order: 80 },
  unique: [{ index: 'api_key_name', property: 'name', code: 'DUPLICATE_NAME' }],
  errors: ['API_KEY_OF_OTHER_ENTITY', 'API_KEY_IS_REVOKED', 'NOT_WHILE_IMPERSONATING', 'UNKNOWN_API_CALL'],
  check: ({ record, before, actor }) => checkApiKey(record, before, actor.timezone),
});
