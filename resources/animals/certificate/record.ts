import { z } from 'zod';
import { choice, data, integer, longText, text, timestamp } from '../../kit/fields.ts';
import { defineStoredRecord } from '../../kit/module.ts';
import { MAX_REVOCATION_REASON } from './limits.ts';
import { CERTIFICATE_LANGUAGES } from './certificateValues.ts';

const computed = { computed: true } as const;
const texts = z.record(z.string(), z.string().nullable());

/** A certificate that was issued: what it printed, for which animal, in which layout, by whom. */
export const certificate = defineStoredRecord({
  name: 'certificate',
  read: 'MANAGE_CERTIFICATES',
  title: 'code',
  fields: {
    code: text(computed),
    certificateTemplateId: integer(computed),
    layoutNumber: integer(computed),
    animalId: integer(computed),
    transponder: text(computed),
    language: choice(CERTIFICATE_LANGUAGES, computed),
    /** The printed values as the register had them, by their names. */
    values: data(texts, { ...computed, personal: true }),
    parameters: data(texts, computed),
    ownerId: integer(computed),
    documentId: integer(computed),
    creationUserId: integer(computed),
    creationEntityId: integer(computed),
    creationTimestamp: timestamp(computed),
    revocationTimestamp: timestamp(computed),
    revocationReason: longText({ ...computed, max: MAX_REVOCATION_REASON }),
  },
  event: { of: 'animalId', at: 'creationTimestamp', shows: ['code', 'revocationTimestamp'] },
  personal: true,
});
