export const interventionsDataSet = {
  name: 'Intervenções de saúde',
  text: 'Intervenções registadas, uma por linha; uma entidade vê as suas.',
  columns: { species: 'Espécie', municipality: 'Concelho', breed: 'Raça', transponder: 'Transponder' },
  measures: { interventions: 'Intervenções', animals: 'Animais' },
} as const;

export const sterilizationsDataSet = {
  name: 'Esterilizações',
  text: 'Esterilizações registadas, uma por linha; uma entidade vê as suas.',
  columns: { species: 'Espécie', municipality: 'Concelho', gender: 'Sexo', transponder: 'Transponder' },
  measures: { sterilizations: 'Esterilizações', financed: 'Financiadas' },
} as const;
