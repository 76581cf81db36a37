import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { namedPerson } from '../../kit/values/named.ts';
import { pageOf, pageQuery } from '../../kit/calls/paging.ts';
import { AUDIT_KINDS } from '../../common/audit/actions.ts';
import { dayShape } from '../../kit/values/times.ts';
import { searchDocuments } from '../../common/document/calls.ts';
import { requiredText, nothing } from '../../access/session/shapes.ts';
import { whereSignedIn } from './whereSignedIn.ts';

/** The user's own data beside the account: open sessions, activity, files. */
export const ownSessions = defineCall({
  name: 'ownSessions',
  method: 'GET',
  path: '/auth/sessions',
  access: 'SIGNED_IN',
  summary: "The user's open sessions, this one first",
  answer: z.array(whereSignedIn),
  notWhileImpersonating: true,
});

export const endOwnSession = defineCall({
  name: 'endOwnSession',
  method: 'DELETE',
  path: '/auth/sessions/:id',
  access: 'SIGNED_IN',
  failure: 'ERROR_END_SESSION',
  summary: "Ends one of the user's sessions",
  params: z.strictObject({ id: requiredText('INVALID_ID', 32).regex(/^[0-9a-f]{32}$/) }),
  answer: nothing,
  notWhileImpersonating: true,
});

export const endOtherSessions = defineCall({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/auth/sessions',
  access: 'SIGNED_IN',
  failure: 'ERROR_END_SESSION',
  summary: "Ends all of the user's sessions but the one that calls, and forgets the other known devices",
  answer: z.object({ ended: z.number() }),
  notWhileImpersonating: true,
});

export const ownAudit = defineCall({
  name: 'ownAudit',
  method: 'GET',
  path: '/users/me/audit',
  access: 'SIGNED_IN',
  failure: 'PLATFORM_ERROR',
  summary:
    'What was done with the account, in its name, and by its user in the name of others; the newest first',
  query: z.strictObject({
    ...pageQuery(['at']),
    kind: z.enum(AUDIT_KINDS).optional(),
    from: dayShape('INVALID_DATE').optional(),
    to: dayShape('INVALID_DATE').optional(),
  }),
  reads: 'OWN_DATA',
  answer: pageOf(
    z.object({
      id: z.number(),
      at: z.iso.datetime(),
      action: z.string(),
      objectType: z.string(),
      objectId: z.string().nullable(),
      ip: z.string().nullable(),
      /** In whose name, where the account's user acted as another. */
      user: namedPerson.nullable(),
      /** The user who acted in the name of this account, if one did. */
      impersonator: namedPerson.nullable(),
    }),
  ),
  notWhileImpersonating: true,
});

export const ownDocuments = defineCall({
  name: 'ownDocuments',
  method: 'GET',
  path: '/users/me/files',
  access: 'SIGNED_IN',
  failure: 'ERROR_SEARCH',
  summary:
    'The files that the user has sent and may still see, and those kept with the account; the newest first',
  query: z.strictObject({
    ...pageQuery(['creationTimestamp']),
    universalSearch: z.string().trim().max(200).optional(),
  }),
  reads: { objectType: 'document', action: 'SEARCH' },
  answer: searchDocuments.answer,
});
