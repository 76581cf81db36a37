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
  },
  contacts: {
    title: 'Os meus contactos',
    text: 'É por aqui que é contactado se um animal for encontrado.',
    confirm: 'Está tudo certo',
    confirmed: 'Os contactos ficaram confirmados.',
    update: 'Pedir a alteração do e-mail ou da morada',
    record: 'Ver todos os meus dados',
    reads: 'Ver quem consultou os meus dados',
  },
  requests: {
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

/** Who read what the register has of an owner, in the owner's own account. */
export const ownReadsPage = {
  title: 'Quem consultou os meus dados',
  text: 'Todas as consultas da sua ficha e das fichas dos seus animais desde que são seus. As que faz com a sua conta não aparecem. Cada utilizador é indicado pela entidade e pelo perfil com que trabalha.',
  none: 'Ainda ninguém consultou os seus dados',
  noneText: 'As consultas aparecem aqui logo que são feitas.',
  more: 'Mostrar consultas anteriores',
  owner: 'a sua ficha de titular',
  reason: 'Motivo: %{reason}',
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
    READ_SEALED: 'Consulta de dados selados',
  },
} as const;
