/** Prices of services. */
export const pricingTable = {
  name: 'Tabela de preços |||| Tabelas de preços',
  done: {
    created: 'Tabela de preços criada: %{name}',
    updated: 'Tabela de preços guardada: %{name}',
    deleted: 'Tabela de preços eliminada: %{name}',
  },
  fields: {
    name: 'Nome',
    validFrom: 'Primeiro dia',
    validTo: 'Último dia',
    entityProfileIds: 'Perfis de entidade',
    lines: 'Preços',
    isOpenEnded: 'Até à tabela seguinte',
    state: 'Situação',
    isInUse: 'Em uso',
  },
  lines: {
    lines: {
      name: 'Preço %{number}',
      add: 'Adicionar preço',
      remove: 'Retirar preço %{number}',
      fields: { service: 'Serviço', credits: 'Créditos', unitPrice: 'Preço sem IVA (€)', vatRate: 'IVA (%)' },
    },
  },
  help: {
    validTo: 'Sem último dia, a tabela vale até à véspera da seguinte.',
    entityProfileIds: 'Sem perfis, a tabela vale para todas as entidades.',
  },
  sections: { validity: 'Validade', prices: 'Preços' },
  choices: {
    state: { UPCOMING: 'Futura', IN_FORCE: 'Em vigor', ENDED: 'Terminada' },
    service: {
      REGISTRATION: 'Registo de animal',
      PRE_REGISTRATION: 'Pré-registo aceite',
      TRANSFER: 'Transmissão de titularidade',
      CERTIFICATE: 'Certificado',
      DUPLICATE_CERTIFICATE: 'Segunda via de certificado',
      CREDITS: 'Venda de um crédito',
    },
  },
  operations: {
    followTable: { label: 'Fazer seguinte' },
    endTable: {
      label: 'Terminar',
      title: 'Terminar esta tabela de preços?',
      text: 'Depois do último dia, os serviços sem outra tabela são gratuitos; o registo de um animal custa os créditos da configuração.',
      fields: { lastDay: 'Último dia' },
      confirm: 'Terminar tabela',
      done: 'Fim da tabela de preços guardado: %{name}',
    },
  },
} as const;
