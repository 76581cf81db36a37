export const vaccinationsImport = {
  label: 'Vacinações',
  text: 'Uma linha por vacinação antirrábica de um animal registado.',
} as const;
