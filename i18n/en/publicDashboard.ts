import type { publicDashboard as source } from '../pt/publicDashboard.ts';
import type { Shape } from '../types.ts';

export const publicDashboard = {
  notFound: 'This dashboard does not exist, or is no longer public.',
  lost: 'The figures could not be loaded. Try again.',
  again: 'Try again',
  counted: 'Figures of the whole country, counted on %{moment}.',
} satisfies Shape<typeof source>;
