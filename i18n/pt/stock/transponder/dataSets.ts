export const transponderStockDataSet = {
  name: 'Existências de transponders',
  text: 'Transponders da rastreabilidade, um por linha; uma entidade vê os seus.',
  measures: { transponders: 'Transponders', available: 'Por registar' },
} as const;
