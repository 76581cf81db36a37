/** Backups of the register. */
export const backup = {
  name: 'Backup |||| Backups',
  empty: {
    title: 'There are no backups yet',
    text: 'Backups are made on the server with npm run backup -- --to FOLDER. Each appears here, and its restore is proven with the code that npm run restore prints.',
  },
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
