export const ownersImport = {
  label: 'Titulares',
  text: 'Uma linha por titular. O número de contribuinte, ou o documento, diz se já está registado.',
} as const;
