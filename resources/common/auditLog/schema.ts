import { z } from 'zod';
import { ALL_ACTIONS, auditActionOf } from '../audit/actions.ts';
import { AUDIT_OBJECTS, auditObjectOf } from '../audit/objects.ts';
import { choice, data, reference, text, timestamp } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';

const computed = { computed: true } as const;

/** The audit of all users: who did what to which object, from where. Rows are never changed or deleted. */
export const auditLog = defineModule({
  name: 'auditLog',
  resource: 'audit',
  path: 'audit',
  table: 'audit_entry',
  access: { read: 'READ_AUDIT_LOG' },
  title: 'date',
  fields: {
    date: timestamp(computed),
    userId: reference('user', computed),
    action: choice(ALL_ACTIONS, { ...computed, answered: auditActionOf }),
    objectType: choice(AUDIT_OBJECTS, { ...computed, answered: auditObjectOf }),
    objectId: text({ ...computed, max: 60 }),
    /** Of a row that concerns an animal: its number. */
    transponder: text({ ...computed, max: 15 }),
    ip: text({ ...computed, max: 60 }),
    /** The user who acted in this user's name. */
    impersonatorId: reference('user', computed),
    details: data(z.record(z.string(), z.unknown()), computed),
  },
  list: {
    columns: ['date', 'userId', 'action', 'objectType', 'ip', 'impersonatorId', 'details'],
    sort: ['date', 'DESC'],
    sortable: ['id', 'date'],
    filters: ['date', 'userId', 'impersonatorId', 'ip', 'action', 'objectType', 'objectId', 'transponder'],
    card: { title: 'date', text: 'action' },
  },
  menu: { group: 'admin', icon: 'audit', order: 950 },
  without: ['get', 'create', 'update', 'remove', 'versions'],
  personal: true,
  failure: 'PLATFORM_ERROR',
});
