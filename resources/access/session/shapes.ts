import { z } from 'zod';
import { EMAIL_MAX } from '../../numbers/email.ts';
import { cleanEmail } from '../../numbers/email.ts';
import { cleanLine } from '../../numbers/cleanText.ts';
import { named, namedPerson } from '../../kit/values/named.ts';
import { PERMISSIONS } from '../../kit/permissions.ts';

const actor = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  type: z.enum(['NORMAL', 'VETERINARY']),
  permissions: z.array(z.enum(PERMISSIONS)).readonly(),
  entity: named.nullable(),
  entityProfile: z
    .object({
      name: z.string(),
      isBillable: z.boolean(),
      canRegisterBillable: z.boolean(),
      canRegisterNonBillable: z.boolean(),
    })
    .nullable(),
  entitiesAccessList: z.array(z.number()).readonly(),
  isOperator: z.boolean(),
  veterinaryId: z.number().nullable(),
  ownerId: z.number().nullable(),
  impersonatorId: z.number().nullable(),
  language: z.string(),
  timezone: z.string(),
});

/** `LoginAnswer` as the API describes it. */
export const loginAnswer = z.object({
  step: z.enum(['TWO_FACTOR', 'ENTITY', 'LEGAL_WARNING', 'DONE']),
  twoFaToken: z.string().optional(),
  twoFactorValidity: z.iso.datetime().optional(),
  sessionToken: z.string().optional(),
  sessionValidity: z.iso.datetime().optional(),
  isPreAuthenticated: z.boolean().optional(),
  legalWarningReadTimestamp: z.iso.datetime().nullable().optional(),
  type: z.enum(['NORMAL', 'VETERINARY']).optional(),
  veterinaryId: z.number().nullable().optional(),
  entity: named.nullable().optional(),
  entitiesAccessList: z.array(z.number()).readonly().optional(),
  role: z
    .object({ id: z.number(), name: z.string(), permissions: z.array(z.enum(PERMISSIONS)).readonly() })
    .nullable()
    .optional(),
  language: z.string().optional(),
  timezone: z.string().optional(),
  actor: actor.optional(),
  impersonator: namedPerson.nullable().optional(),
});

/** Text that must be given; blank counts as absent. `code` answers for it. */
export const requiredText = (code: string, max = 200) =>
  z.string(code).overwrite(cleanLine).min(1, code).max(max);

/** An e-mail as it is typed at sign-in: whether an account has it is for the answer to hide. */
export const typedEmail = requiredText('MISSING_EMAIL', EMAIL_MAX).overwrite(cleanEmail);

/** A password as it is typed: spaces belong to it. */
export const typedPassword = (code = 'MISSING_PASSWORD') => z.string(code).min(1, code).max(200);

/** Done; there is nothing more to say. */
export const nothing = z.object({});
