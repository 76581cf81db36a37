/** Requests to register an animal whose transponder the register cannot check. */
export const animalPreRegister = {
  name: 'Pré-registo |||| Pré-registos',
  fields: {
    id: 'Número',
    transponder: 'Transponder',
    animalName: 'Animal',
    ownerName: 'Titular',
    requestReason: 'Motivo do pré-registo',
    animal: 'Animal',
    owner: 'Titular',
    names: 'Nomes',
    universalSearch: 'Transponder, animal ou titular',
  },
  requests: {
    bulk: {
      acceptText:
        'Os animais são registados e os créditos são descontados às entidades que os pediram. Durante 10 segundos, a decisão pode ser anulada.',
    },
    page: {
      acceptTitle: 'Aceitar o pré-registo?',
      acceptText:
        '%{name} é registado com o transponder %{transponder}, e o crédito é descontado a %{entity}. Não pode ser anulado.',
      rejectText: 'O animal não é registado. O motivo é enviado a quem fez o pedido.',
      cancelText: 'O animal não é registado. O transponder pode voltar a ser pedido.',
    },
  },
  reasons: {
    PROOF_MISSING: 'Falta um documento que prove a colocação do transponder.',
    TRANSPONDER_MISMATCH: 'O número indicado nos documentos não corresponde ao transponder.',
    DOCUMENT_ILLEGIBLE: 'Um dos documentos está ilegível ou incompleto.',
    OWNER_UNCLEAR: 'Os documentos não permitem identificar o titular.',
    TRANSPONDER_NOT_AUTHORISED: 'O transponder não tem autorização de comercialização em Portugal.',
    ALREADY_REGISTERED: 'O animal já está registado com outro transponder.',
  },
} as const;
