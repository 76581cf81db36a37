import { choice, integer, reference, timestamp } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { SECURITY_ALERT_KINDS } from './kinds.ts';

const computed = { computed: true } as const;

/** What the operator should look into: an account or an entity that reached a limit of abuse. */
export const securityAlert = defineModule({
  name: 'securityAlert',
  resource: 'security-alerts',
  path: 'security-alerts',
  access: { read: 'READ_AUDIT_LOG' },
  title: 'creationTimestamp',
  fields: {
    creationTimestamp: timestamp(computed),
    kind: choice(SECURITY_ALERT_KINDS, computed),
    /** The account whose call reached it. */
    userId: reference('user', computed),
    entityId: reference('entity', computed),
    /** The limit: so many were reached. */
    amount: integer(computed),
  },
  list: {
    columns: ['creationTimestamp', 'kind', 'userId', 'entityId', 'amount'],
    sort: ['creationTimestamp', 'DESC'],
    sortable: ['id', 'creationTimestamp'],
    filters: ['kind', 'userId', 'entityId'],
    card: { title: 'creationTimestamp', text: 'kind' },
  },
  menu: { group: 'admin', icon: 'lock', order: 955 },
  without: ['get', 'create', 'update', 'remove', 'versions'],
  personal: true,
  failure: 'PLATFORM_ERROR',
});
