const columns = {
  species: 'Espécie',
  municipality: 'Concelho',
  parish: 'Freguesia',
  district: 'Distrito',
  entity: 'Entidade que registou',
};

export const animalsDataSet = {
  name: 'Animais',
  text: 'Animais registados, um por linha.',
  columns,
  measures: {
    animals: 'Animais',
    living: 'Animais vivos',
    sterilized: 'Esterilizados',
    sterilizedShare: 'Percentagem de esterilizados',
  },
};

export const rabiesCoverageDataSet = {
  name: 'Cobertura antirrábica',
  text: 'Animais vivos e a validade da última vacina antirrábica.',
  columns,
  measures: {
    animals: 'Animais',
    vaccinated: 'Com vacina válida',
    overdue: 'Com vacina fora de validade',
    coverage: 'Cobertura',
  },
};

export const registrationsDataSet = {
  name: 'Registos de animais',
  text: 'Animais registados, um por linha; uma entidade vê os que registou.',
  columns: { ...columns, month: 'Mês do registo' },
  measures: { registrations: 'Registos', entities: 'Entidades que registaram' },
} as const;
