export const transponder = {
  name: 'Transponder |||| Transponders',
  fields: {
    number: 'Número',
    state: 'Estado',
    entityId: 'Entidade',
    lot: 'Lote',
    manufacturer: 'Fabricante',
    isBillable: 'Faturável',
    campaign: 'Campanha',
    unusableReason: 'Motivo da inutilização',
  },
  help: {
    isBillable: 'O registo de um animal com este transponder consome créditos.',
    campaign: 'Os transponders de uma campanha são registados sem custos, por quem tem essa permissão.',
  },
  choices: {
    state: {
      AVAILABLE: 'Disponível',
      FREE: 'De campanha',
      IN_TRANSACTION: 'Em transação',
      REGISTERED: 'Registado',
      UNUSABLE: 'Inutilizável',
    },
  },
  tabs: { movements: 'Transações' },
  operations: {
    setUnusable: {
      label: 'Marcar como inutilizável',
      title: 'Marcar %{name} como inutilizável?',
      text: 'Nenhum animal pode ser registado com um transponder inutilizável, e não pode passar para outra entidade.',
      fields: { unusableReason: 'Motivo' },
      confirm: 'Marcar como inutilizável',
      done: 'O transponder está marcado como inutilizável.',
    },
    setUsable: {
      label: 'Voltar a permitir a utilização',
      text: 'O transponder volta a estar disponível na entidade que o detém.',
      done: 'O transponder pode voltar a ser utilizado.',
    },
  },
} as const;
