import { choice, integer, longText, timestamp } from '../../kit/fields.ts';
import { defineStoredRecord } from '../../kit/module.ts';

/** The longest layout, in characters. */
export const LAYOUT_MAX = 30_000;
export const LAYOUT_STATUSES = ['DRAFT', 'PUBLISHED'] as const;

const computed = { computed: true } as const;

/** A version of a template's layout. One that is published is never changed; what is issued names its number. */
export const certificateLayout = defineStoredRecord({
  name: 'certificateLayout',
  read: 'MANAGE_CERTIFICATES',
  title: 'number',
  fields: {
    certificateTemplateId: integer(computed),
    number: integer(computed),
    status: choice(LAYOUT_STATUSES, { ...computed, tones: { DRAFT: 'neutral', PUBLISHED: 'good' } }),
    source: longText({ ...computed, max: LAYOUT_MAX }),
    publishTimestamp: timestamp(computed),
  },
});
