/** Backups of the register. */
export const backup = {
  name: 'Backup |||| Backups',
  fields: {
    creationTimestamp: 'Date',
    lastMigration: 'Version of the database',
    restoredTimestamp: 'Restore proven on',
    restoredUserId: 'Proven by',
  },
  sections: { backup: 'Backup' },
  operations: {
    proveBackup: {
      label: 'Prove the restore',
      title: 'Prove that this backup can be restored',
      text: 'Restore the backup on another machine with npm run restore. At its end the command prints a code that only this backup holds.',
      fields: { restoreCode: 'Code of the restore' },
      confirm: 'Prove',
      done: 'Restore of the backup proven: %{name}',
    },
  },
} as const;
