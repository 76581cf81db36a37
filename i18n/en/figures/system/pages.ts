import type { systemPages as source } from '../../../pt/figures/system/pages.ts';
import type { Shape } from '../../../types.ts';

export const systemPages = {
  good: 'Everything is as it should be',
  attention: 'To check: %{smart_count} point |||| To check: %{smart_count} points',
  text: 'The server checks these points when the page is opened, and every 15 seconds.',
  states: { good: 'In order', attention: 'To check' },
  checks: {
    PROCESSES: 'Server processes',
    QUEUES: 'Waiting work',
    JOBS: 'Failed jobs',
    MAILS: 'Undelivered emails',
    BACKUP: 'Backup',
    SEALS: 'Audit seals',
    STANDBYS: 'Database replicas',
  },
  facts: {
    PROCESSES: {
      none: 'All of them report.',
      some: '%{smart_count} process has stopped reporting. |||| %{smart_count} processes have stopped reporting.',
    },
    QUEUES: { none: 'Nothing is late.', some: 'The oldest is %{duration} late.' },
    JOBS: {
      none: 'None in the last 24 hours.',
      some: '%{smart_count} in the last 24 hours. |||| %{smart_count} in the last 24 hours.',
    },
    MAILS: {
      none: 'None was given up in the last 24 hours.',
      some: '%{smart_count} was given up in the last 24 hours. |||| %{smart_count} were given up in the last 24 hours.',
    },
    BACKUP: { missing: 'There is none yet.', none: 'Made just now.', some: 'Made %{duration} ago.' },
    SEALS: { none: 'All entries are sealed.', some: 'The oldest entry without a seal is %{duration} old.' },
    STANDBYS: {
      missing: 'This database user cannot read how far behind they are.',
      none: 'Up to date.',
      some: 'The slowest is %{size} behind.',
    },
  },
  open: { JOBS: 'View jobs', BACKUP: 'View backups' },
  processes: 'Processes',
  process: {
    state: { live: 'Answering', draining: 'Ending', silent: 'Not reporting' },
    version: 'Version %{version}, process %{pid}',
    since: 'Since %{start}, last report %{seen}',
    load: 'Memory %{memory}, delay %{delay} ms, %{calls} calls in progress, %{streams} open streams',
  },
  queues: 'Queues',
  empty: 'Nothing is waiting.',
  columns: { kind: 'Kind', waiting: 'Waiting', late: 'Late by' },
  onTime: 'On time',
  duration: {
    seconds: '%{smart_count} second |||| %{smart_count} seconds',
    minutes: '%{smart_count} minute |||| %{smart_count} minutes',
    hours: '%{smart_count} hour |||| %{smart_count} hours',
    days: '%{smart_count} day |||| %{smart_count} days',
  },
  kinds: {
    MAIL: 'Emails',
    STATEMENT_MAIL: 'Statements by email',
    WEBHOOK: 'Messages to other systems',
    HELPDESK: 'Support tickets to the helpdesk',
    FORGOT_PASSWORD: 'Password resets',
    BALANCE_FALL: 'Balance notices',
    REPORT_MOVEMENT: 'Charges to report',
    COMPARE_LOST_ANIMAL: 'Comparisons of reports',
    OWNER_ACCOUNT: 'Owner accounts',
    OWN_DATA: 'Copies of own data',
    DELAYED_DECISION: 'Delayed decisions',
    JOB: 'Jobs',
    HEAVY_JOB: 'Long jobs',
    OTHER: 'Other',
  },
} satisfies Shape<typeof source>;
