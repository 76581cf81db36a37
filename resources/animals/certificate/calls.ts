import { z } from 'zod';
import { ANIMAL_STATUSES, READ_ANIMALS } from '../animal/schema.ts';
import { fileContents } from '../../common/document/fileContents.ts';
import { recordOf } from '../../kit/checks/bounds.ts';
import { defineCall } from '../../kit/call.ts';
import { idNumber, transponderShape } from '../../kit/values/ids.ts';
import { impersonal } from '../../kit/values/personal.ts';
import { MAX_REVOCATION_REASON } from './limits.ts';
import { CERTIFICATE_LANGUAGES } from './certificateValues.ts';
import { describe, owed } from '../../kit/values/described.ts';
import { EMAIL_MAX } from '../../numbers/email.ts';

const PARAMETERS_MAX = 30;
const PARAMETER_LENGTH = 300;

export const transponder = transponderShape();
export const parameters = recordOf(
  z.string().max(PARAMETER_LENGTH, 'INVALID_VALUE').nullable(),
  PARAMETERS_MAX,
);
export const emailText = describe(z.string().max(320), { as: z.email().max(EMAIL_MAX) });
/** When an address is owed. */
export const EMAILED = {
  owedWhen: 'where the certificate is mailed',
  example: 'ana.silva@example.test',
  isInExamples: true,
} as const;

export const property = z.object({
  code: z.string(),
  name: impersonal(z.string()),
  description: z.string().nullable(),
  type: z.enum(['Text', 'Date']),
  isMandatory: z.boolean(),
  isPerAnimal: z.boolean(),
  preventFutureDates: z.boolean(),
  preventPastDates: z.boolean(),
});
export type CertificateProperty = z.output<typeof property>;

const offered = z.object({
  id: z.number().int(),
  name: impersonal(z.string()),
  description: z.string().nullable(),
  customFilename: z.string(),
  hasTransponderSuffix: z.boolean(),
  properties: z.array(property),
});
export type OfferedCertificate = z.output<typeof offered>;

export const listCertificates = defineCall({
  name: 'listCertificates',
  method: 'GET',
  path: '/certificates/list/:transponder',
  access: READ_ANIMALS,
  summary: 'Lists the certificates that the caller can have issued for an animal',
  params: z.strictObject({ transponder }),
  answer: z.array(offered),
  // Before anything is filled in: without a key none can be issued.
  errors: ['NOT_FOUND', 'SIGNING_KEY_MISSING'],
});

export const downloadCertificate = defineCall({
  name: 'downloadCertificate',
  method: 'POST',
  path: '/certificates/download',
  access: READ_ANIMALS,
  failure: 'CERTIFICATE_FAILED',
  summary: 'Issues a certificate of an animal: answers the PDF, or mails it',
  body: z.strictObject({
    transponder: owed(transponder.nullish()),
    id: owed(idNumber.nullish()),
    sendEmail: z.boolean().nullish(),
    emailAddress: describe(emailText.nullish(), EMAILED),
    properties: parameters.nullish(),
    /** The caller's own by default. */
    language: z.enum(CERTIFICATE_LANGUAGES).nullish(),
  }),
  reads: { objectType: 'certificate' },
  answer: z.object({
    code: z.string(),
    filename: z.string(),
    type: z.string(),
    /** The PDF in base64; null where it was mailed. */
    contents: z.string().nullable(),
  }),
  errors: [
    'FORM_ERROR_MSG',
    'NOT_FOUND',
    'ANIMAL_IS_LOCKED',
    'CERTIFICATE_NOT_AVAILABLE',
    'INVALID_CERTIFICATION_PERMISSION',
    'CERTIFICATE_FAILED',
    'SIGNING_KEY_MISSING',
    'NO_CREDITS',
    'EMPTY_VALUE',
    'INVALID_VALUE',
    'INVALID_DATE_NO_FUTURE_DATES',
    'INVALID_DATE_NO_PAST_DATES',
  ],
  limit: { max: 60, seconds: 60 },
});

const codeText = z.string().max(200);

/** The most certificates that the page of an animal lists. */
export const MAX_ISSUED_CERTIFICATES = 100;

const CERTIFICATE_STATES = ['VALID', 'OUTDATED', 'REVOKED'] as const;

const issuedCertificate = z.object({
  id: z.number().int(),
  /** Null where the caller may not open what it prints. */
  code: z.string().nullable(),
  /** Whether the caller can download it again. */
  hasFile: z.boolean(),
  template: z.string(),
  language: z.enum(CERTIFICATE_LANGUAGES),
  /** The entity that issued it. */
  entity: z.string().nullable(),
  /** Outdated where something that it prints has changed since. */
  state: z.enum(CERTIFICATE_STATES),
  creationTimestamp: z.iso.datetime(),
  revocationTimestamp: z.iso.datetime().nullable(),
  /** For users who manage certificates. */
  revocationReason: z.string().nullable(),
});
export type IssuedCertificate = z.output<typeof issuedCertificate>;

export const listIssuedCertificates = defineCall({
  name: 'listIssuedCertificates',
  method: 'GET',
  path: '/certificates/issued/:transponder',
  access: READ_ANIMALS,
  summary: 'Lists the certificates that were issued for an animal, the newest first',
  params: z.strictObject({ transponder }),
  answer: z.array(issuedCertificate),
  errors: ['NOT_FOUND'],
});

export const downloadIssuedCertificate = defineCall({
  name: 'downloadIssuedCertificate',
  method: 'GET',
  path: '/certificates/file/:code',
  access: READ_ANIMALS,
  failure: 'CERTIFICATE_FAILED',
  summary: 'Answers the PDF of a certificate that was issued earlier',
  params: z.strictObject({ code: codeText }),
  reads: { objectType: 'certificate' },
  answer: fileContents,
  errors: ['NOT_FOUND'],
  limit: { max: 60, seconds: 60 },
});

const validation = z.object({
  code: z.string(),
  validated: z.boolean(),
  /** Genuine, and something that it prints has changed since. */
  outdated: z.boolean(),
  isRevoked: z.boolean(),
  transponder: z.string().nullable(),
  /** The day of issue. */
  date: z.iso.date().nullable(),
  template: z.string().nullable(),
  /** The animal's state today; null where there is no valid certificate. */
  animalStatus: z.enum(ANIMAL_STATUSES).nullable(),
  /** The printed values. Anybody may hold the paper: of a value that changed, only that it did. */
  values: z.array(
    z.object({
      name: z.string(),
      /** The printed label. */
      label: z.string(),
      /** In the certificate's language, as printed. */
      printed: z.string().nullable(),
      isChanged: z.boolean(),
    }),
  ),
});
export type CertificateValidation = z.output<typeof validation>;

export const validateCertificate = defineCall({
  name: 'validateCertificate',
  method: 'GET',
  path: '/certificates/validate/:code',
  access: 'PUBLIC',
  standby: true,
  summary:
    "Says whether a certificate is genuine, what it prints, which of that has changed since, and the animal's state today",
  params: z.strictObject({ code: codeText }),
  reads: { objectType: 'certificate' },
  answer: validation,
  limit: { max: 30, seconds: 60 },
});

export const certificateKeys = defineCall({
  name: 'certificateKeys',
  method: 'GET',
  path: '/certificates/keys',
  access: 'PUBLIC',
  standby: true,
  summary: 'Lists the public keys of the statements in QR codes, earlier ones included',
  answer: z.array(
    z.object({
      id: z.string(),
      algorithm: z.literal('Ed25519'),
      /** 32 bytes, base64url. */
      publicKey: z.string(),
      creationTimestamp: z.iso.datetime(),
    }),
  ),
  limit: { max: 60, seconds: 60 },
});

export const revokeCertificate = defineCall({
  name: 'revokeCertificate',
  method: 'PUT',
  path: '/certificates/revoke/:code',
  access: 'MANAGE_CERTIFICATES',
  failure: 'ERROR_REVOKE_CERTIFICATE',
  summary: 'Revokes a certificate: it is invalid from then on',
  params: z.strictObject({ code: codeText }),
  body: z.strictObject({ reason: owed(z.string().trim().max(MAX_REVOCATION_REASON).nullish()) }),
  answer: z.object({ code: z.string() }),
  errors: ['NOT_FOUND', 'FORM_ERROR_MSG', 'CERTIFICATE_ALREADY_REVOKED'],
});
