/** A dashboard that is open to everybody. */
export const publicDashboard = {
  notFound: 'Este painel não existe ou já não é público.',
  lost: 'Não foi possível carregar os números. Tente outra vez.',
  again: 'Tentar outra vez',
  counted: 'Números de todo o país, contados em %{moment}.',
  living: 'Animais vivos',
  titles: {
    registrations: 'Registos por mês',
    species: 'Animais vivos por espécie',
    breeds: 'As dez raças mais frequentes',
    requests: 'Transmissões de titularidade dos últimos 12 meses',
    rabiesEnds: 'Vacinas antirrábicas a caducar',
  },
  heads: { month: 'Mês', species: 'Espécie', breed: 'Raça', state: 'Estado', total: 'Total' },
  states: {
    WAITING_VALIDATION: 'Aguardam validação',
    WAITING_DOCUMENTATION: 'Aguardam documentação',
    ACCEPTED: 'Aceites',
    REJECTED: 'Rejeitadas',
    CANCELED: 'Canceladas',
  },
} as const;
