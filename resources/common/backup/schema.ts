import { reference, text, timestamp } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';

const computed = { computed: true } as const;

/** A backup of the register, noted when it was taken: it is made by a command of the terminal. */
export const backup = defineModule({
  name: 'backup',
  resource: 'backups',
  path: 'backups',
  access: { read: 'WRITE_CONFIGURATION' },
  title: 'creationTimestamp',
  fields: {
    creationTimestamp: timestamp(computed),
    /** The version of its database. */
    lastMigration: text(computed),
    /** When it was shown that it can be restored: by the code that a restore of it prints. */
    restoredTimestamp: timestamp(computed),
    restoredUserId: reference('user', computed),
  },
  list: {
    columns: ['creationTimestamp', 'lastMigration', 'restoredTimestamp', 'restoredUserId'],
    sort: ['creationTimestamp', 'DESC'],
    sortable: ['id', 'creationTimestamp'],
    filters: ['creationTimestamp'],
    card: { title: 'creationTimestamp', text: 'restoredTimestamp' },
  },
  form: {
    sections: [
      {
        name: 'backup',
        fields: ['creationTimestamp', 'lastMigration', 'restoredTimestamp', 'restoredUserId'],
      },
    ],
  },
  menu: { group: 'admin', icon: 'lock', order: 960 },
  without: ['create', 'update', 'remove', 'versions'],
  failure: 'PLATFORM_ERROR',
});
