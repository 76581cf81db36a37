export const transponder = {
  name: 'Transponder |||| Transponders',
  done: {
    updated: 'Transponder guardado: %{name}',
  },
  fields: {
    number: 'Número',
    state: 'Estado',
    entityId: 'Entidade',
    lot: 'Lote',
    manufacturer: 'Fabricante',
    isBillable: 'Faturável',
    campaign: 'Campanha',
    unusableReason: 'Motivo da inutilização',
    recallId: 'Recolha',
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
      done: 'Transponder marcado como inutilizável: %{name}',
    },
    setUsable: {
      label: 'Voltar a permitir a utilização',
      text: 'O transponder volta a estar disponível na entidade que o detém.',
      done: 'Transponder de novo utilizável: %{name}',
    },
  },
} as const;
