import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { jsonOf } from '../../kit/checks/bounds.ts';
import { namedPerson } from '../../kit/values/named.ts';
import { pageOf, pageQuery } from '../../kit/calls/paging.ts';
import { CONFIGURATION_KEYS, type ConfigurationKey } from './configurationValues.ts';
import { describe } from '../../kit/values/described.ts';

const entry = z.object({
  key: z.enum(CONFIGURATION_KEYS),
  /** Counts the changes; 0 while the value has never been set. */
  version: z.number(),
  value: z.unknown(),
  /** What holds where nothing is set; null for a text that comes empty. */
  default: z.unknown(),
  /** The value before the last change; null where there was no change, `{value: null}` where none was set before. */
  earlier: z.object({ value: z.unknown() }).nullable(),
  updatedBy: namedPerson.nullable(),
  updatedAt: z.iso.datetime().nullable(),
});

export const searchConfigurations = defineCall({
  name: 'searchConfigurations',
  method: 'GET',
  path: '/configurations/search',
  access: 'WRITE_CONFIGURATION',
  summary: 'Everything that the operator may set, with its present value, the one before and the default',
  query: z.strictObject({ ...pageQuery(['key']), universalSearch: z.string().max(100).optional() }),
  reads: { objectType: 'configuration', action: 'SEARCH' },
  answer: pageOf(entry),
});

export const setConfiguration = defineCall({
  name: 'setConfiguration',
  method: 'PUT',
  path: '/configurations/:key',
  access: 'WRITE_CONFIGURATION',
  failure: 'ERROR_SAVE_SETTINGS',
  summary: 'Sets one value; the earlier one is kept in the audit',
  params: z.strictObject({
    key: describe(z.string().max(60), {
      as: describe(z.enum(CONFIGURATION_KEYS), { example: 'lowBalance' satisfies ConfigurationKey }),
    }),
  }),
  body: z.strictObject({
    value: describe(jsonOf(100), { example: 50 }),
    /** The version that was read: a change made meanwhile is not overwritten. */
    version: describe(
      z
        .number('MISSING_VERSION')
        .int('INVALID_VALUE')
        .min(0, 'INVALID_VALUE')
        .max(2_000_000_000, 'INVALID_VALUE'),
      { example: 0 },
    ),
  }),
  reads: { objectType: 'configuration' },
  answer: entry,
  errors: [
    'FORM_ERROR_MSG',
    'NOT_FOUND',
    'STALE_VERSION',
    'MISSING_VERSION',
    'INVALID_VALUE',
    'EMPTY_VALUE',
    'TOO_SMALL',
    'TOO_BIG',
    'TOO_LONG',
  ],
  bodyLimit: 512 * 1024,
});
