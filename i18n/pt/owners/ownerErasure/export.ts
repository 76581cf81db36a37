/** The dialog that makes a copy of an owner's data. */
export const ownerExport = {
  dialog: {
    title: 'Exportar os dados de %{name}?',
    text: 'É feita uma cópia, em JSON e em PDF, de tudo o que o registo guarda sobre o titular. Fica disponível para si durante 15 dias.',
    confirm: 'Exportar os dados',
    done: 'Os dados foram exportados',
    ready: 'A cópia está pronta. Confirme a identidade do titular antes de a entregar.',
    close: 'Fechar',
  },
} as const;
