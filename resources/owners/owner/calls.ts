import { z } from 'zod';
import { allOf, anyOf, veterinarian } from '../../kit/access.ts';
import { defineCall } from '../../kit/call.ts';
import { byId, idNumber } from '../../kit/values/ids.ts';
import { requiredText, nothing, typedEmail } from '../../access/session/shapes.ts';
import { maskedContacts } from './maskedContacts.ts';
import { describe } from '../../kit/values/described.ts';
import { EXAMPLE_KNOWN_NIF } from '../../kit/values/exampleValue.ts';

const place = z.looseObject({ id: z.number(), name: z.string() }).nullable();
const text = z.string().nullable();

/** Who has a number: enough to recognise the person at the counter, and the form of the address. */
const recognised = {
  id: z.number(),
  type: z.enum(['SINGULAR', 'COLLECTIVE', 'TRACES']),
  name: z.string(),
  country: z.string(),
  vatNumber: text,
  isLocalResident: z.boolean(),
  county: text,
  isLocked: z.boolean(),
} as const;

/** An owner whom the caller reads: the values that fill the form of a registration or transfer. */
const found = z.looseObject({
  ...recognised,
  isRestricted: z.literal(false),
  nationality: text,
  hasLocalVatNumber: z.boolean(),
  idCard: text,
  passport: text,
  email: text,
  phone: text,
  phone2: text,
  phone3: text,
  responsible: text,
  postalCode: text,
  locality: text,
  parishId: z.number().nullable(),
  parish: place,
  district: text,
  street: text,
  door: text,
  accommodation: text,
  province: text,
  municipality: text,
  commune: text,
  address: text,
  verifiedData: z.boolean(),
  editLocked: z.boolean(),
});

/** Any other owner on record. */
const recognisedOnly = z.object({ ...recognised, isRestricted: z.literal(true), maskedContacts });

export const getOwnerByVat = defineCall({
  name: 'getOwnerByVat',
  method: 'GET',
  path: '/owners/get-by-vat',
  access: anyOf('READ_OWNER_BY_VAT', veterinarian),
  summary:
    'Finds the owner with a tax number, anywhere in the country; of one whom the caller does not read, the name, the county and masked contacts',
  query: z.strictObject({
    vatNumber: describe(z.string().trim().min(1).max(30), { example: EXAMPLE_KNOWN_NIF }),
    country: z
      .string()
      .trim()
      .max(2)
      .regex(/^[A-Za-z]*$/)
      .optional(),
    type: z.enum(['SINGULAR', 'COLLECTIVE', 'TRACES', '']).optional(),
    hasLocalVatNumber: z.enum(['true', 'false', '']).optional(),
  }),
  reads: { objectType: 'owner', action: 'READ_BY_VAT' },
  answer: z.discriminatedUnion('isRestricted', [found, recognisedOnly]),
  errors: ['OWNER_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  limit: { max: 60, seconds: 60 },
});

export const createOwnerAccount = defineCall({
  name: 'createOwnerAccount',
  method: 'POST',
  path: '/owners/:id/create-account',
  needsPerson: true,
  access: allOf('READ_OWNER', 'MANAGE_OWNER_USERS'),
  failure: 'ERROR_CREATE_ACCOUNT',
  summary: 'Makes an account for a collective owner and mails the link that activates it',
  params: byId,
  reads: { objectType: 'owner' },
  answer: z.looseObject({ id: z.number(), userId: z.number(), hasAccount: z.literal(true) }),
  errors: [
    'OWNER_NOT_COLLECTIVE',
    'OWNER_ALREADY_HAS_A_USER',
    'USER_HAS_NO_EMAIL',
    'OWNER_EMAIL_UNPROVEN',
    'DUPLICATE_EMAIL',
    'OWNER_IS_LOCKED',
  ],
});

export const requestOwnerAccount = defineCall({
  name: 'requestOwnerAccount',
  method: 'POST',
  path: '/auth/owner-account/',
  access: 'PUBLIC',
  failure: 'ERROR',
  summary:
    'Mails the link of an account to an owner, at the email on record and only where number, postal code and email agree with it; answers alike for all',
  body: z.strictObject({
    /** Tax number, or number of the identity document. */
    number: requiredText('MISSING_VALUE', 30),
    postalCode: requiredText('MISSING_VALUE', 20),
    email: typedEmail,
    language: z.enum(['pt-PT', 'en-US']).nullish(),
  }),
  answer: nothing,
  bodyLimit: 4096,
  limit: { max: 10, seconds: 3600 },
});

/**
 * The reasons why an owner may be the one that is meant: the same number or document, email, phone, or name and place.
 */
export const DUPLICATE_REASONS = ['NUMBER', 'EMAIL', 'PHONE', 'NAME_AND_PLACE', 'NAME_ALIKE'] as const;

const typed = (max: number) => z.string().trim().max(max).nullish();

export const findOwnersAlike = defineCall({
  name: 'findOwnersAlike',
  method: 'POST',
  path: '/owners/alike',
  // A number may be looked up by those who may find an owner by it, also without reading owners.
  access: anyOf(
    allOf('READ_OWNER', anyOf('WRITE_OWNER', 'READ_OWNER_MERGE')),
    allOf('WRITE_OWNER', getOwnerByVat.access),
  ),
  failure: 'ERROR_SEARCH',
  effect: 'read',
  summary:
    'Finds at most five owners who may be the one with these data: by number anywhere in the country, by contacts, by name and postal code, and by a similar name in the municipality among those that the caller reads',
  body: z.strictObject({
    /** An owner that is left out: the one whose duplicates are looked for. */
    id: z.number().int().positive().nullish(),
    country: typed(2),
    vatNumber: typed(30),
    idCard: typed(30),
    passport: typed(30),
    email: typed(320),
    phone: typed(40),
    phone2: typed(40),
    phone3: typed(40),
    name: typed(300),
    postalCode: typed(20),
    /** Says the municipality in which names are compared; without it the postal code does. */
    parishId: idNumber.nullish(),
  }),
  reads: { objectType: 'owner', action: 'SEARCH', onlyFound: true },
  answer: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      county: text,
      reasons: z.array(z.enum(DUPLICATE_REASONS)),
    }),
  ),
  limit: { max: 120, seconds: 60 },
});
