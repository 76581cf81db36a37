/** Requests for the erasure of an owner's personal data. */
export const ownerErasure = {
  name: 'Pedido de eliminação de dados |||| Pedidos de eliminação de dados',
  done: {
    created: 'Pedido de eliminação de dados enviado: %{name}',
  },
  fields: {
    number: 'Pedido n.º',
    ownerId: 'Titular',
    grounds: 'Fundamentos',
    removed: 'O que foi eliminado',
    kept: 'O que fica',
    keptUntil: 'Fim da parte selada',
  },
  requests: {
    page: {
      acceptTitle: 'Eliminar os dados deste titular?',
      acceptText:
        'O nome, os números, os contactos, as moradas e os documentos são eliminados de todo o registo. Fica um pseudónimo, o histórico dos animais e, durante cinco anos, uma parte selada. Não é possível anular.',
      rejectText: 'Os dados do titular mantêm-se como estão. O motivo é comunicado a quem fez o pedido.',
    },
  },
  reasons: {
    IDENTITY_UNPROVEN: 'Falta provar que o pedido é do titular.',
    STILL_NEEDED_BY_LAW: 'A lei ainda exige estes dados.',
    OTHER_PERSON: 'O pedido é de outra pessoa.',
  },
} as const;
