/** Data sets over several modules. */
export const requestsDataSet = {
  name: 'Pedidos e prazos',
  text: 'Pedidos de todos os tipos que pode ver, um por linha; uma entidade vê os seus.',
  columns: { type: 'Tipo de pedido', daysOpen: 'Dias até ao fecho' },
  measures: {
    requests: 'Pedidos',
    open: 'Abertos',
    overdue: 'Fora de prazo',
    due: 'A vencer em 7 dias',
    accepted: 'Aceites',
    overdueShare: 'Percentagem fora de prazo',
    averageDays: 'Dias até ao fecho, em média',
  },
} as const;
