export const licencesImport = {
  label: 'Licenças',
  text: 'Uma linha por licença de um animal registado.',
} as const;
