/** Deactivating several accounts, or activating them again. */
export const userPages = {
  bulk: {
    deactivate: 'Desativar',
    reactivate: 'Reativar',
    tooMany: 'Pode mudar até %{most} contas de cada vez.',
    INACTIVE: {
      title: 'Desativar contas',
      text: 'Deixa de ser possível iniciar sessão com estas contas, e as sessões abertas terminam. O que registaram mantém-se. Cada titular da conta recebe um e-mail, que não diz o motivo.',
      confirm: 'Desativar 1 conta |||| Desativar %{smart_count} contas',
      done: '1 conta desativada |||| %{smart_count} contas desativadas',
      each: 'Desativada',
      willBe: 'Vai ser desativada',
    },
    ACTIVE: {
      title: 'Reativar contas',
      text: 'Volta a ser possível iniciar sessão com estas contas, com a palavra-passe e o perfil de acesso que tinham. Cada titular da conta recebe um e-mail.',
      confirm: 'Reativar 1 conta |||| Reativar %{smart_count} contas',
      done: '1 conta reativada |||| %{smart_count} contas reativadas',
      each: 'Reativada',
      willBe: 'Vai ser reativada',
    },
    none: 'Nenhuma conta foi mudada',
    checking: 'A verificar as contas…',
    accounts: 'Contas',
    missing:
      '1 conta selecionada já não está disponível. |||| %{smart_count} contas selecionadas já não estão disponíveis.',
    sessions: 'termina 1 sessão aberta |||| terminam %{smart_count} sessões abertas',
    waitingDecisions:
      '1 decisão em conjunto ainda por aplicar não se aplica |||| %{smart_count} decisões em conjunto ainda por aplicar não se aplicam',
    runningBatches:
      'para 1 emissão de certificados em curso |||| param %{smart_count} emissões de certificados em curso',
    openRequests: 'tem agora aberto 1 pedido |||| tem agora abertos %{smart_count} pedidos',
    refused: 'Não é possível: %{reason}',
    reason: 'Motivo',
    reasonHelp: 'Fica no registo de atividade.',
    reasons: {
      LEFT: 'Deixou a entidade',
      UNUSED: 'A conta não é usada',
      ENTITY_CLOSED: 'A entidade encerrou',
      SECURITY: 'Segurança',
      RETURNED: 'Voltou a ser precisa',
      OTHER: 'Outro',
    },
    result: 'Resultado',
    undo: 'Anular',
    close: 'Fechar',
  },
} as const;
