import type { publicDashboard as source } from '../pt/publicDashboard.ts';
import type { Shape } from '../types.ts';

export const publicDashboard = {
  notFound: 'This dashboard does not exist or is no longer public.',
  lost: 'The figures could not be loaded. Try again.',
  again: 'Try again',
  counted: 'Figures of the whole country, counted on %{moment}.',
  hidden: 'left out',
  hiddenNote:
    'Values from 1 to 4, and those that would give them away, are left out to protect people who could be recognised.',
  failed: 'These figures could not be counted now.',
  empty: 'No data to show.',
  more: 'There are more groups than those shown.',
  without: 'No value',
  yes: 'Yes',
  no: 'No',
  quarter: 'Quarter %{n} of %{year}',
} satisfies Shape<typeof source>;
