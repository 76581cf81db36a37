/** The texts of a module; i18n/index.ts describes the form for all modules. */
export const vaccine = {
  name: 'Vacina |||| Vacinas',
  done: {
    created: 'Vacina criada: %{name}',
    updated: 'Vacina guardada: %{name}',
    deleted: 'Vacina eliminada: %{name}',
  },
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
