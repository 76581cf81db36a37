import type { balancePages as source } from '../../../pt/money/accountNotice/pages.ts';
import type { Shape } from '../../../types.ts';

/** The balance of an entity, and of what it is notified. */
export const balancePages = {
  title: 'Balance',
  available: 'Credits available',
  reserved: 'Reserved',
  used: 'Used in %{days} days',
  left: 'Days left',
  forecast:
    'At the pace of the last weeks, the credits last for about %{smart_count} day. |||| At the pace of the last weeks, the credits last for about %{smart_count} days.',
  noForecast: 'Too few credits have been used so far to estimate how long they last.',
  charge: 'Add credits',
  statement: 'View statement',
  notices: 'Notices and monthly statement',
  hint: 'They apply to the whole entity.',
  threshold: 'Notify below (credits)',
  thresholdHelp:
    'A notification and an email are sent each time the balance falls below this number. Leave empty for none.',
  mailsStatement: 'Send the statement of each month by email, as PDF',
  recipients: 'Who receives the emails',
  noCandidates: 'No user of the entity sees its balance and transactions.',
  recipientsHelp: 'If none is selected, the notice is sent to those who can add credits.',
  save: 'Save notices',
  saved: 'Notices saved.',
  fromAbove: 'This entity pays from the account of the entity above, which sets the notices.',
} satisfies Shape<typeof source>;
