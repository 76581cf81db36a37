export const licensesDataSet = {
  name: 'Licenças',
  text: 'Licenças registadas, uma por linha; uma entidade vê as suas.',
  columns: {
    species: 'Espécie',
    municipality: 'Concelho',
    breedCategory: 'Categoria',
    transponder: 'Transponder',
  },
  measures: { licenses: 'Licenças', valid: 'Válidas', due: 'A terminar em 30 dias' },
} as const;
