import type { operationSchedule as source } from '../../../pt/work/operationSchedule/module.ts';
import type { Shape } from '../../../types.ts';

export const operationSchedule = {
  name: 'Operation schedule |||| Operation schedules',
  done: {
    created: 'Schedule created: %{name}',
    updated: 'Schedule saved: %{name}',
    deleted: 'Schedule deleted: %{name}',
  },
  fields: {
    name: 'Name',
    templateId: 'Operation template',
    parameters: 'Parameters',
    rule: 'When',
    maximum: 'Most records without confirmation',
    active: 'Active',
    nextRunTimestamp: 'Next run',
    lastRunTimestamp: 'Last run',
    failureCount: 'Failures in a row',
    userId: 'Runs in the name of',
  },
  help: {
    maximum: 'If the dry run finds more records, the run waits for your confirmation.',
    active: 'A schedule that is not active does not run. After five failures in a row it stops.',
  },
} satisfies Shape<typeof source>;
