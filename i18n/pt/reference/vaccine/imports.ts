export const vaccinesImport = {
  label: 'Vacinas',
  text: 'Uma linha por vacina.',
} as const;
