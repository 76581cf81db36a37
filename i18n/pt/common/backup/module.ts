/** Backups of the register. */
export const backup = {
  name: 'Cópia de segurança |||| Cópias de segurança',
  fields: {
    creationTimestamp: 'Data',
    lastMigration: 'Versão da base de dados',
    restoredTimestamp: 'Restauro comprovado em',
    restoredUserId: 'Comprovado por',
  },
  sections: { backup: 'Cópia de segurança' },
  operations: {
    proveBackup: {
      label: 'Comprovar o restauro',
      title: 'Comprovar o restauro desta cópia',
      text: 'Restaure a cópia noutra máquina com npm run restore. No fim, o comando mostra um código que só existe dentro desta cópia.',
      fields: { restoreCode: 'Código do restauro' },
      confirm: 'Comprovar',
      done: 'Restauro da cópia comprovado: %{name}',
    },
  },
} as const;
