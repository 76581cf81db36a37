/** The texts of a module: how other modules write theirs is told in i18n/index.ts. */
export const vaccine = {
  name: 'Vacina |||| Vacinas',
  fields: {
    name: 'Nome',
    immunizationTimePeriod: 'Período de imunização',
    immunizationTimeUnit: 'Unidade do período',
  },
  choices: {
    immunizationTimeUnit: { YEAR: 'Anos', MONTH: 'Meses' },
  },
  help: {
    immunizationTimePeriod: 'Por quanto tempo a vacina protege, em anos ou em meses.',
  },
} as const;
