export const reportSchedule = {
  name: 'Agendamento de relatório |||| Agendamentos de relatórios',
  done: {
    created: 'Agendamento criado: %{name}',
    updated: 'Agendamento guardado: %{name}',
    deleted: 'Agendamento eliminado: %{name}',
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
