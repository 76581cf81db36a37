import type { reportSchedule as source } from '../../../pt/figures/reportSchedule/module.ts';
import type { Shape } from '../../../types.ts';

export const reportSchedule = {
  name: 'Report schedule |||| Report schedules',
  done: {
    created: 'Report schedule created: %{name}',
    updated: 'Report schedule saved: %{name}',
    deleted: 'Report schedule deleted: %{name}',
  },
  fields: {
    name: 'Name',
    templateId: 'Report',
    parameters: 'Values',
    format: 'Format',
    rule: 'When',
    recipients: 'Recipients',
    active: 'Active',
    userId: 'User',
    nextRunTimestamp: 'Next run',
    lastRunTimestamp: 'Last run',
    failureCount: 'Failures in a row',
  },
  choices: { format: { CSV: 'CSV', XLSX: 'XLSX (spreadsheet)', PDF: 'PDF' } },
  tabs: { history: 'Sent reports' },
  help: {
    active: 'After five failures in a row for one recipient, the schedule stops and you get a notification.',
  },
} satisfies Shape<typeof source>;
