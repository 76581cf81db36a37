export const creditsDataSet = {
  name: 'Créditos',
  text: 'Movimentos de créditos, um por linha; uma entidade vê os seus.',
  measures: { transactions: 'Movimentos', credits: 'Créditos' },
} as const;
