/** Backups of the register. */
export const backup = {
  name: 'Cópia de segurança |||| Cópias de segurança',
  empty: {
    title: 'Ainda não há cópias de segurança',
    text: 'As cópias são feitas no servidor com npm run backup -- --to PASTA. Cada uma aparece aqui, e o restauro comprova-se com o código que npm run restore mostra.',
  },
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
