export const matchesDataSet = {
  name: 'Correspondências',
  text: 'Pares de um animal desaparecido e de um encontrado, um por linha.',
  measures: {
    matches: 'Correspondências',
    confirmed: 'Confirmadas',
    confirmedShare: 'Percentagem de confirmadas',
  },
} as const;
