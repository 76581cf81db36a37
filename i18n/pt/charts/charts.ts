/** What every chart says: its two forms, and the heads of the table behind it. */
export const charts = {
  showTable: 'Ver em tabela: %{title}',
  showChart: 'Ver em gráfico: %{title}',
  month: 'Mês',
  total: 'Total',
  share: 'Percentagem',
};
