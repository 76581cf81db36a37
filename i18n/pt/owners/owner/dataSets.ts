export const ownersDataSet = {
  name: 'Titulares',
  text: 'Titulares registados, um por linha; uma entidade vê os que pode consultar.',
  columns: { municipality: 'Concelho', district: 'Distrito' },
  measures: { owners: 'Titulares', confirmed: 'Com contactos confirmados', toReview: 'Por rever' },
} as const;
