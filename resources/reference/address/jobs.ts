import { z } from 'zod';
import { describe } from '../../kit/values/described.ts';
import { largeFileId } from '../../kit/values/largeFiles.ts';
import { defineJob } from '../../kit/job.ts';

/** The tables of addresses that are imported, in their order: each needs those before it, now or earlier. */
export const ADDRESS_TABLES = ['districts', 'municipalities', 'parishes', 'postalCodes'] as const;
export type AddressTable = (typeof ADDRESS_TABLES)[number];

const OWED = { owedWhen: 'where no other table is given' };
const table = describe(largeFileId.optional(), OWED);

/** Reads the official tables of places and postal codes into the register. */
export const importAddresses = defineJob({
  name: 'importAddresses',
  act: 'IMPORT',
  of: 'parish',
  requires: 'WRITE_CONFIGURATION',
  startCall: {
    summary:
      'Imports official tables of districts, municipalities, parishes and postal codes that were uploaded before',
  },
  input: z
    .strictObject({
      districts: describe(largeFileId.optional(), {
        ...OWED,
        example: '0123456789abcdef0123456789abcdef',
        isInExamples: true,
      }),
      municipalities: table,
      parishes: table,
      postalCodes: table,
    })
    .refine((tables) => ADDRESS_TABLES.some((name) => tables[name] !== undefined), {
      path: ['districts'],
      error: 'MISSING_TABLE',
    }),
  heavy: true,
  oneAtATime: true,
  result: { kind: 'FILE', keptDays: 15 },
});
