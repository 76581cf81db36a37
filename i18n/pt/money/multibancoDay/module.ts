/** The provider's files of payments, day by day. */
export const multibancoDay = {
  name: 'Conciliação do dia |||| Conciliação de pagamentos',
  create: { title: 'Ler ficheiro de pagamentos', submit: 'Ler ficheiro' },
  done: { created: 'Ficheiro de pagamentos lido: %{name}' },
  fields: {
    day: 'Dia',
    filename: 'Ficheiro',
    rowCount: 'Pagamentos no ficheiro',
    amount: 'Total do ficheiro',
    matchedAmount: 'Conciliado',
    lateAmount: 'Fora do prazo',
    unmatchedAmount: 'Por conciliar',
    missingAmount: 'Em falta no ficheiro',
    creationUserId: 'Lido por',
    creationTimestamp: 'Lido em',
  },
  sections: { sums: 'Totais', course: 'Ficheiro' },
} as const;
