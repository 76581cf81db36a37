import type { publicDashboard as source } from '../pt/publicDashboard.ts';
import type { Shape } from '../types.ts';

export const publicDashboard = {
  notFound: 'This dashboard does not exist, or is no longer public.',
  lost: 'The figures could not be loaded. Try again.',
  again: 'Try again',
  counted: 'Figures of the whole country, counted on %{moment}.',
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
