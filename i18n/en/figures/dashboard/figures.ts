import type { registerFigures as source } from '../../../pt/figures/dashboard/figures.ts';
import type { Shape } from '../../../types.ts';

/** The register's figures: on the dashboards of the back office and on one that is public. */
export const registerFigures = {
  living: 'Living animals',
  titles: {
    registrations: 'Registrations per month',
    species: 'Living animals by species',
    breeds: 'The ten most frequent breeds',
    requests: 'Changes of owner in the last 12 months',
    rabiesEnds: 'Rabies vaccinations expiring',
  },
  heads: { month: 'Month', species: 'Species', breed: 'Breed', state: 'Status', total: 'Total' },
  states: {
    WAITING_VALIDATION: 'Waiting for validation',
    WAITING_DOCUMENTATION: 'Waiting for documents',
    ACCEPTED: 'Accepted',
    REJECTED: 'Rejected',
    CANCELED: 'Cancelled',
  },
} satisfies Shape<typeof source>;
