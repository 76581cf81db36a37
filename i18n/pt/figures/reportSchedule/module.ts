export const reportSchedule = {
  name: 'Agendamento de relatório |||| Agendamentos de relatórios',
  done: {
    created: 'Agendamento de relatório criado: %{name}',
    updated: 'Agendamento de relatório guardado: %{name}',
    deleted: 'Agendamento de relatório eliminado: %{name}',
  },
  fields: {
    name: 'Nome',
    templateId: 'Relatório',
    parameters: 'Valores',
    format: 'Formato',
    rule: 'Quando',
    recipients: 'Destinatários',
    isPaused: 'Em pausa',
    userId: 'Utilizador',
    nextRunTimestamp: 'Próxima execução',
    lastRunTimestamp: 'Última execução',
    failures: 'Falhas seguidas',
  },
  choices: { format: { CSV: 'CSV', XLSX: 'XLSX (folha de cálculo)', PDF: 'PDF' } },
  tabs: { history: 'Envios' },
  help: {
    isPaused: 'Depois de cinco falhas seguidas para um destinatário, o agendamento fica em pausa.',
  },
} as const;
