export const auditEntriesDataSet = {
  name: 'Auditoria',
  text: 'Registos de auditoria, um por linha.',
  measures: { entries: 'Registos' },
} as const;
