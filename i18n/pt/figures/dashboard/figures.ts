/** The register's figures: on the dashboards of the back office and on one that is public. */
export const registerFigures = {
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
