import { z } from 'zod';
import { allOf } from '../../kit/access.ts';
import { defineCall } from '../../kit/call.ts';
import { byId } from '../../kit/values/ids.ts';
import { owed } from '../../kit/values/described.ts';

/** Longest reason for which the sealed part is read, in characters. */
export const MAX_REASON = 500;

export const readSealedOwner = defineCall({
  name: 'readSealedOwner',
  method: 'POST',
  path: '/owners/:id/sealed',
  access: 'WRITE_CONFIGURATION',
  failure: 'ERROR_READ_SEALED_OWNER',
  summary: 'Reads, for a reason, what the law keeps of an owner whose data were erased',
  params: byId,
  body: z.strictObject({ reason: owed(z.string().max(4000).nullish(), z.string().max(MAX_REASON)) }),
  reads: { objectType: 'owner', action: 'READ_SEALED' },
  answer: z.object({
    records: z.array(z.record(z.string(), z.unknown())),
    animals: z.array(z.record(z.string(), z.unknown())),
    transfers: z.array(z.record(z.string(), z.unknown())),
    keptUntil: z.string(),
  }),
  errors: ['NOT_FOUND', 'FORM_ERROR_MSG', 'NOTHING_SEALED', 'ERASURE_KEY_MISSING'],
  notWhileImpersonating: true,
});

export const exportOwner = defineCall({
  name: 'exportOwner',
  method: 'POST',
  path: '/owners/:id/export',
  access: allOf('READ_OWNER', 'MANAGE_OWNER_RIGHTS'),
  failure: 'ERROR_EXPORT_OWNER',
  summary: 'Makes a copy, as JSON and as PDF, of everything that the register holds about an owner',
  params: byId,
  answer: z.object({
    /** Temporary documents of the caller. */
    documents: z.array(z.object({ id: z.string(), filename: z.string() })),
  }),
  errors: ['NOT_FOUND', 'ERROR_EXPORT_OWNER', 'READ_REASON_REQUIRED'],
  notWhileImpersonating: true,
  limit: { max: 20, seconds: 60 },
});
