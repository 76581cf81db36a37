/** Changes of owner. */
export const animalTransfer = {
  name: 'Transmissão de titularidade |||| Transmissões de titularidade',
  fields: {
    id: 'Número',
    transponder: 'Transponder',
    animalName: 'Animal',
    animalId: 'Animal',
    animal: 'Animal',
    newOwnerName: 'Novo titular',
    requestedTransponder: 'Transponder indicado',
    vatNumber: 'NIF indicado do titular atual',
    requesterEmail: 'E-mail confirmado',
    observations: 'Observações',
    newOwner: 'Novo titular',
    currentOwner: 'Titular atual',
    newAnimalName: 'Novo nome do animal',
    lostAnimalStatus: 'Desfecho do processo',
    useOwnerAddress: 'Vive na morada do novo titular',
    animalPostalCode: 'Código postal da morada do animal',
    animalAddress: 'Morada do animal',
    animalLocality: 'Localidade da morada do animal',
    animalParishId: 'Freguesia da morada do animal',
    universalSearch: 'Transponder, animal ou titular',
  },
  choices: {
    outcome: { ACCEPTED: 'Aceite', REJECTED: 'Rejeitado', CANCELED: 'Cancelado', PENDING: 'Pendente' },
    lostAnimalStatus: {
      DELIVERED_TO_OWNER: 'Entregue ao titular',
      DELIVERED_TO_CRO: 'Entregue ao centro de recolha oficial (CRO)',
      DEAD: 'Morto',
      ARRESTED: 'Apreendido',
      TRANSFERRED: 'Titularidade transmitida',
      REGISTERED_BY_ERROR: 'Registado por erro',
    },
  },
  help: {
    documents: 'A declaração de cedência assinada e datada por ambas as partes; até 10 ficheiros.',
    newAnimalName: 'Preencha só se o novo titular der outro nome ao animal.',
  },
  sections: {
    documents: 'Documentos',
    animal: 'Animal',
    currentOwner: 'Titular atual',
    newOwner: 'Novo titular',
    address: 'Onde o animal vai viver',
    decision: 'Decisão',
  },
  requests: {
    bulk: {
      acceptText:
        'Os animais passam para os novos titulares e todas as partes são notificadas. Durante 10 segundos, a decisão pode ser anulada.',
      rejectText:
        'Os titulares atuais mantêm-se e quem fez o pedido é notificado do motivo. Durante 10 segundos, a decisão pode ser anulada.',
    },
    page: {
      acceptTitle: 'Aceitar a transmissão de titularidade?',
      acceptText: '%{name} passa de %{from} para %{to}. Ambas as partes são notificadas.',
      rejectText: 'O titular mantém-se. O motivo é enviado a quem fez o pedido.',
      cancelText: 'O titular mantém-se e a ficha do animal volta a poder ser alterada.',
    },
  },
  reasons: {
    DECLARATION_NOT_SIGNED: 'A declaração não está assinada e datada por ambas as partes.',
    TRANSPONDER_MISMATCH: 'O transponder indicado na declaração não corresponde ao animal.',
    DOCUMENT_ILLEGIBLE: 'Um dos documentos está ilegível ou incompleto.',
    IDENTITY_MISSING: 'Falta a cópia do documento de identificação de uma das partes.',
    OWNER_MISMATCH: 'Quem cede o animal não é o titular registado.',
    OWNER_OBJECTS: 'O titular atual opõe-se à transmissão.',
    DUPLICATE: 'Já existe um pedido igual.',
  },
} as const;
