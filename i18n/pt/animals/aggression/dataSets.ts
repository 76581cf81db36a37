export const aggressionsDataSet = {
  name: 'Agressões',
  text: 'Registos de agressão, um por linha; uma entidade vê os seus.',
  columns: { species: 'Espécie', municipality: 'Concelho', transponder: 'Transponder' },
  measures: { aggressions: 'Registos', animals: 'Animais' },
} as const;
