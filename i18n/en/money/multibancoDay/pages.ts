import type { multibancoDayPages as source } from '../../../pt/money/multibancoDay/pages.ts';
import type { Shape } from '../../../types.ts';

export const multibancoDayPages = {
  intro:
    "Choose the provider's CSV file with the columns transaction, entity, reference, amount and paidAt. Payments that were not reported yet are credited; reading the same file again changes nothing.",
  missing:
    'The provider’s file of %{smart_count} day is missing. |||| The provider’s files of %{smart_count} days are missing.',
  missingDay: '%{day}: read the file',
  missingBooked: '%{day} (%{count} payments, %{amount}): read the file',
  moreMissing: 'and %{count} more',
  choose: 'Choose file',
  noFile: 'No file chosen',
  line: 'Line %{line} of the file cannot be read. Nothing was credited.',
  lines: 'Payments of the day',
  outcome: 'Outcome',
  outcomes: {
    MATCHED: 'Matched',
    LATE: 'Late',
    UNMATCHED: 'Unmatched',
    MISSING: 'Missing from the file',
  },
  reference: 'Reference',
  amount: 'Amount',
  paid: 'Paid on',
  transaction: 'Transaction of the provider',
  lineOfFile: 'Line',
} satisfies Shape<typeof source>;
