import { z } from 'zod';
import { largeFileId } from '../../kit/values/largeFiles.ts';
import { defineJob } from '../../kit/job.ts';

/** The tables of addresses that are imported, in their order: each needs those before it, now or earlier. */
export const ADDRESS_TABLES = ['districts', 'municipalities', 'parishes', 'postalCodes'] as const;
export type AddressTable = (typeof ADDRESS_TABLES)[number];

/** Reads the official tables of places and postal codes into the register. */
export const importAddresses = defineJob({
  name: 'importAddresses',
  act: 'IMPORT',
  of: 'parish',
  requires: 'WRITE_CONFIGURATION',
  summary:
    'Imports official tables of districts, municipalities, parishes and postal codes that were uploaded before',
  input: z
    .strictObject({
      districts: largeFileId.optional(),
      municipalities: largeFileId.optional(),
      parishes: largeFileId.optional(),
      postalCodes: largeFileId.optional(),
    })
    .refine((tables) => ADDRESS_TABLES.some((table) => tables[table] !== undefined), {
      path: ['districts'],
      error: 'MISSING_TABLE',
    }),
  heavy: true,
  oneAtATime: true,
  result: { kind: 'FILE', keptDays: 15 },
});
