export const transfersDataSet = {
  name: 'Transferências',
  text: 'Pedidos de transferência e os seus prazos, um por linha; uma entidade vê os seus.',
  measures: { transfers: 'Pedidos', open: 'Em aberto', overdue: 'Fora de prazo', accepted: 'Aceites' },
} as const;
