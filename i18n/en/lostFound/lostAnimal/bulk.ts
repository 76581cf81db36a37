import type { closeLostReportsBulk as source } from '../../../pt/lostFound/lostAnimal/bulk.ts';
import type { Shape } from '../../../types.ts';

export const closeLostReportsBulk = {
  label: 'Close reports without news',
  text: 'Closes reports of lost or found animals without changes, notes or sightings for so many days. The people who made them are notified in the register.',
  fields: { status: 'Reports of', days: 'Days without news', deliveryStatus: 'Outcome' },
  choices: {
    status: { LOST: 'Lost animals', FOUND: 'Found animals' },
    deliveryStatus: {
      DELIVERED_TO_OWNER: 'Returned to the owner',
      DELIVERED_TO_CRO: 'Delivered to the official shelter',
      ARRESTED: 'Seized',
      REGISTERED_BY_ERROR: 'Registered by mistake',
    },
  },
} satisfies Shape<typeof source>;
