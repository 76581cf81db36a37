/** The home page of an owner's own account. */
export const ownerHome = {
  animals: {
    title: 'Os meus animais',
    none: 'Não há animais em seu nome',
    noneText: 'Os animais aparecem aqui depois de registados ou transmitidos para si.',
    rabies: 'Vacina antirrábica válida até %{date}',
    rabiesEnded: 'Vacina antirrábica caducada em %{date}',
    noRabies: 'Sem vacina antirrábica registada',
    certificate: 'Emitir certificado',
    certificateOf: 'Emitir certificado: %{name}',
    lostReported: 'Desaparecimento comunicado, por validar',
    deathReported: 'Óbito comunicado, por decidir',
  },
  contacts: {
    title: 'Os meus contactos',
    text: 'É por aqui que é contactado se um animal for encontrado.',
    confirm: 'Está tudo certo',
    confirmed: 'Os contactos ficaram confirmados.',
    update: 'Pedir a alteração do e-mail ou da morada',
    record: 'Ver todos os meus dados',
    reads: 'Ver quem consultou os meus dados',
    access: 'Ver quem tem acesso aos meus dados',
  },
  requests: {
    one: 'Pedido',
    title: 'Pedidos',
    none: 'Não há pedidos sobre si ou os seus animais.',
  },
  papers: {
    title: 'Certificados',
    none: 'Ainda não foram emitidos certificados dos seus animais.',
    download: 'Descarregar',
    downloadOf: 'Descarregar: %{name}, %{animal}',
    revoked: 'Revogado',
  },
} as const;

/** Texts about the readers of an owner's data, in the owner's own account. */
export const ownReadsPage = {
  title: 'Quem consultou os meus dados',
  text: 'Todas as consultas da sua ficha e das fichas dos seus animais desde que são seus. As que faz com a sua conta não aparecem. Cada utilizador é indicado pela entidade e pelo perfil com que trabalha.',
  none: 'Ainda ninguém consultou os seus dados',
  noneText: 'As consultas aparecem aqui logo que são feitas.',
  more: 'Mostrar consultas anteriores',
  owner: 'a sua ficha de titular',
  reason: 'Motivo: %{reason}',
  noReason: 'Não foi indicado motivo.',
  reader: {
    ENTITY: 'Utilizador do registo',
    VETERINARY: 'Médico veterinário',
    OPERATOR: 'Operador do registo',
    PUBLIC: 'Consulta sem conta, com um código',
  },
  action: {
    READ: 'Consulta',
    SEARCH: 'Pesquisa',
    EXPORT: 'Exportação',
    READ_BY_VAT: 'Consulta pelo NIF',
    READ_PHONE: 'Consulta do telefone',
    READ_SEALED: 'Consulta de dados selados',
  },
} as const;

/** Who has access to an owner's record, in the owner's own account. */
export const ownConsentsPage = {
  title: 'Quem tem acesso aos meus dados',
  text: 'Estas entidades podem ler a sua ficha de titular: identificação, morada e contactos. As que só trataram um animal seu não a leem.',
  waiting: 'Pedidos de acesso',
  waitingText: 'O que lhe for pedido agora ao balcão, e que escolha ver aqui, aparece nesta lista.',
  noneWaiting: 'Não há pedidos.',
  refresh: 'Atualizar',
  until: 'Válido até %{time}',
  show: 'Mostrar código',
  say: 'Diga este código ao balcão de %{entity}, se concorda que leia a sua ficha:',
  entities: 'Entidades com acesso',
  none: 'Nenhuma entidade lê a sua ficha.',
  since: 'desde %{date}',
  ground: {
    CONSENT: 'Por consentimento seu',
    REGISTERED: 'Registou-o como titular',
    TRANSFERRED: 'Tratou de uma transmissão de titularidade para si',
  },
  revoke: 'Revogar',
  keep: 'Manter',
  revokeTitle: 'Revogar o acesso de %{entity}?',
  revokeText:
    'A entidade deixa de imediato de ler a sua ficha. O que já registou mantém-se. Pode voltar a consentir, com outro código.',
  revoked: '%{entity} já não tem acesso à sua ficha.',
} as const;

/** Closing the lost process of an animal that its owner has back. */
export const ownFoundPage = {
  title: 'Foi encontrado: %{name}',
  text: 'O processo de desaparecimento é encerrado e o animal deixa de constar como desaparecido.',
  dead: 'Se foi encontrado morto, encerre primeiro este processo e comunique depois o óbito.',
  confirm: 'Confirmar que foi encontrado',
  done: 'O processo de desaparecimento ficou encerrado.',
} as const;

/** One request in an owner's own account. */
export const ownRequestPage = {
  names: { pendingLostAnimal: 'Comunicação de desaparecimento' },
  facts: {
    eventDate: 'Desapareceu em',
    eventLocal: 'Local',
    eventCounty: 'Concelho',
    deathDate: 'Data do óbito',
    grounds: 'Fundamentos',
    holdingMark: 'Marca de exploração',
  },
  state: 'Estado do pedido',
  status: {
    WAITING_VALIDATION: 'O pedido aguarda uma decisão. Não tem de fazer nada: a resposta aparece aqui.',
    WAITING_DOCUMENTATION: 'São precisos mais elementos para decidir. A resposta abaixo diz quais.',
    ACCEPTED: 'O pedido foi aceite.',
    REJECTED: 'O pedido foi rejeitado. Nada mudou no registo.',
    CANCELED: 'O pedido foi cancelado. Nada mudou no registo.',
    CONTESTED:
      'O titular anterior opôs-se à transmissão, que ambas as partes tinham confirmado. O operador do registo decide.',
    TWO_PARTY: 'A transmissão é confirmada por ambas as partes.',
  },
  animal: 'Animal',
  sent: 'Enviado em',
  by: 'Feito por',
  you: 'Por si',
  other: 'Outra pessoa, sem conta',
  operator: 'Operador do registo',
  decided: 'Decidido em',
  withdrawn: 'Cancelado em',
  decidedBy: 'Decidido por',
  words: 'Resposta',
  documents: 'Documentos',
  ofOther: 'Este pedido não foi feito por si: aqui só pode ver o estado.',
  withdraw: 'Retirar o pedido',
  withdrawTitle: 'Retirar o pedido?',
  withdrawText: 'O pedido fica encerrado sem decisão. Se precisar, pode fazer outro.',
  withdrawDone: 'O pedido foi retirado.',
  keep: 'Manter o pedido',
  add: 'Enviar documentos',
  addText: 'Depois de enviados, o pedido volta a aguardar uma decisão.',
  addDone: 'Os documentos foram enviados.',
  comments: 'Observações',
} as const;
