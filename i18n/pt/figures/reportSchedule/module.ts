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
    active: 'Ativo',
    userId: 'Utilizador',
    nextRunTimestamp: 'Próxima execução',
    lastRunTimestamp: 'Última execução',
    failureCount: 'Falhas seguidas',
  },
  choices: { format: { CSV: 'CSV', XLSX: 'XLSX (folha de cálculo)', PDF: 'PDF' } },
  tabs: { history: 'Envios' },
  help: {
    active:
      'Depois de cinco falhas seguidas para um destinatário, o agendamento para e recebe uma notificação.',
  },
} as const;
