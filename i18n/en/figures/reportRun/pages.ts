import type { reportPages as source } from '../../../pt/figures/reportRun/pages.ts';
import type { Shape } from '../../../types.ts';

export const reportPages = {
  title: 'Reports',
  run: 'Run a report',
  runText:
    'Select the report and enter what it asks. You can leave the page: the file stays here and in “Jobs”.',
  template: 'Report',
  format: 'Format',
  formats: { CSV: 'CSV', XLSX: 'XLSX (spreadsheet)', PDF: 'PDF' },
  asOf: 'Figures of a past day',
  asOfHelp: 'Leave it empty for the figures of now.',
  count: 'Show how many rows it will have',
  start: 'Run report',
  started: 'Report requested',
  rows: '%{n} row |||| %{n} rows',
  tooManyRows: 'These are too many for this format, which has at most %{most}.',
  leftOut: 'You do not have permission for these columns, which are left out: %{columns}',
  noTemplates: 'There are no reports to run',
  noTemplatesText: 'No active template uses data that you can see.',
  runs: 'Reports that were run',
  runsText: 'Each file is available for 15 days.',
  allJobs: 'View all jobs',
  noRuns: 'You have not run any reports yet',
  noRunsText: 'Select a report above to run the first one.',
  ofDay: 'Figures of %{date}',
  readAt: 'Read on %{date}',
  version: 'Version %{version} of the template',
  hash: 'SHA-256: %{hash}…',
  again: 'Run again',
  againNamed: 'Run again: %{name}',
} satisfies Shape<typeof source>;
