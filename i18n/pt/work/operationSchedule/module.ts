export const operationSchedule = {
  name: 'Agendamento de operação |||| Agendamentos de operações',
  done: {
    created: 'Agendamento criado: %{name}',
    updated: 'Agendamento guardado: %{name}',
    deleted: 'Agendamento eliminado: %{name}',
  },
  fields: {
    name: 'Nome',
    templateId: 'Modelo de operação',
    parameters: 'Parâmetros',
    rule: 'Quando',
    maximum: 'Máximo de registos sem confirmação',
    active: 'Ativo',
    nextRunTimestamp: 'Próxima execução',
    lastRunTimestamp: 'Última execução',
    failureCount: 'Falhas seguidas',
    userId: 'Executado em nome de',
  },
  help: {
    maximum: 'Se a simulação encontrar mais registos, a execução espera pela sua confirmação.',
    active:
      'Um agendamento que não está ativo não é executado. Depois de cinco falhas seguidas deixa de ser executado, e recebe uma notificação.',
  },
} as const;
