import type { reportSchedulePages as source } from '../../../pt/figures/reportSchedule/pages.ts';
import type { Shape } from '../../../types.ts';

export const reportSchedulePages = {
  report: 'Report',
  noTemplate: 'Select the report to enter the values that it asks.',
  when: 'When',
  recipients: 'Recipients',
  recipientsText:
    'A recipient with an account gets a link, and sees only what that account can see. Other addresses get the file, if the report has counts only.',
  email: 'Email',
  add: 'Add recipient',
  remove: 'Remove the recipient: %{email}',
  own: 'Values of this recipient alone',
  sendNow: 'Send to me now',
  sendNowText: 'Runs the report with the saved values, and sends it to you alone.',
  sent: 'Report requested. You will get an email when it is ready.',
  none: 'Nothing was sent yet',
  noneText: 'The first report appears here after the next run.',
  rows: '%{n} row |||| %{n} rows',
  account: 'Account',
  address: 'Address',
} satisfies Shape<typeof source>;
