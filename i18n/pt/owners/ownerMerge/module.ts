/** Requests for the merge of two records of an owner. */
export const ownerMerge = {
  name: 'Fusão de titulares |||| Fusões de titulares',
  fields: {
    number: 'Pedido n.º',
    survivorId: 'Ficha que se mantém',
    absorbedId: 'Ficha a fundir',
    grounds: 'Fundamentos',
    take: 'Valores que passam da outra ficha',
    moved: 'Registos que passaram',
    isReverted: 'Anulada',
    revertReason: 'Motivo da anulação',
    revertTimestamp: 'Data da anulação',
    revertUserName: 'Anulada por',
    decisionTimestamp: 'Data da decisão',
  },
  choices: {
    take: {
      name: 'Nome',
      email: 'E-mail',
      phone: 'Telefone',
      phone2: 'Segundo telefone',
      phone3: 'Terceiro telefone',
      responsible: 'Pessoa responsável',
      address: 'Morada',
    },
  },
  operations: {
    revert: {
      label: 'Anular a fusão',
      title: 'Anular a fusão n.º %{name}?',
      text: 'As duas fichas voltam a ter o que era de cada uma. O que foi alterado depois da fusão mantém-se como está.',
      fields: { revertReason: 'Motivo' },
      confirm: 'Anular a fusão',
      done: 'Fusão de titulares anulada: %{name}',
    },
  },
  requests: {
    page: {
      acceptTitle: 'Aceitar a fusão dos titulares?',
      acceptText:
        'Os animais e os registos da ficha a fundir passam para a ficha que se mantém. A outra ficha fica bloqueada e só pode ser consultada. A fusão pode ser anulada.',
      rejectText: 'As duas fichas mantêm-se como estão. O motivo é comunicado a quem fez o pedido.',
    },
  },
  reasons: {
    IDENTITY_UNPROVEN: 'Falta provar que as duas fichas são da mesma pessoa.',
    DOCUMENT_ILLEGIBLE: 'Um dos documentos está ilegível ou incompleto.',
    OTHER_PERSON: 'As fichas são de duas pessoas diferentes.',
    OTHER_RECORD_KEPT: 'Deve manter-se a outra ficha.',
    DUPLICATE: 'Já existe um pedido igual.',
  },
} as const;
