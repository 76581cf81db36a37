import { z } from 'zod';
import { boolean, choice, data, integer, reference, text, timestamp } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { parameterValues } from '../operationTemplate/schema.ts';
import { RUN_STATES } from './stages.ts';

const computed = { computed: true } as const;
const later = { ...computed, recordOnly: true } as const;

/** The states of a run. */
export type RunState = (typeof RUN_STATES)[number];

/** Days for which the records of a run are kept, and in which it can be undone. */
export const RUN_RECORDS_KEPT_DAYS = 90;

/** Days for which what a dry run has shown can be run. */
export const READY_DAYS = 7;

/** A change of many records: its dry run, its run, and its undoing. */
export const operationRun = defineModule({
  name: 'operationRun',
  resource: 'operations',
  path: 'operation-runs',
  access: { read: 'RUN_OPERATION', create: 'RUN_OPERATION' },
  fields: {
    name: text(computed),
    state: choice(RUN_STATES, {
      ...computed,
      tones: {
        DRY_RUN: 'info',
        READY: 'attention',
        RUNNING: 'info',
        DONE: 'good',
        FAILED: 'bad',
        CANCELED: 'neutral',
        UNDOING: 'info',
        UNDONE: 'neutral',
      },
    }),
    userId: reference('user', computed),
    creationTimestamp: timestamp(computed),
    /** Of its dry run: records that it would change, and those that it would leave as they are. */
    changeCount: integer(computed),
    refusedCount: integer(computed),
    /** Of its run. */
    changedCount: integer(computed),
    failedCount: integer(computed),
    foundCount: integer(later),
    mailCount: integer(later),
    /** Subjects of the mails that it would send, with their numbers. */
    mailSubjects: data(z.record(z.string(), z.int()), later),
    operation: text({ ...later, max: 60 }),
    templateId: reference('operationTemplate', later),
    parameters: data(parameterValues, later),
    error: text({ ...later, max: 60 }),
    errorDetails: data(z.record(z.string(), z.unknown()), later),
    /** How many records change is typed before; of its template when the dry run began. */
    requiresConfirmation: boolean(later),
    readyTimestamp: timestamp(later),
    startTimestamp: timestamp(later),
    endTimestamp: timestamp(later),
    undoTimestamp: timestamp(later),
  },
  list: {
    columns: ['name', 'state', 'userId', 'creationTimestamp', 'changeCount', 'changedCount'],
    sort: ['creationTimestamp', 'DESC'],
    sortable: ['id', 'creationTimestamp'],
    filters: ['state', 'userId', 'creationTimestamp'],
    search: ['name'],
    card: { title: 'name', text: 'state' },
  },
  form: {
    sections: [
      {
        name: 'course',
        fields: [
          'userId',
          'creationTimestamp',
          'readyTimestamp',
          'startTimestamp',
          'endTimestamp',
          'undoTimestamp',
        ],
      },
      {
        name: 'result',
        fields: ['foundCount', 'changeCount', 'refusedCount', 'mailCount', 'changedCount', 'failedCount'],
      },
    ],
  },
  menu: { group: 'reports', icon: 'operation', order: 62 },
  without: ['create', 'update', 'remove', 'versions'],
});
