export const auditEntriesDataSet = {
  name: 'Auditoria',
  text: 'Registos de auditoria, um por linha.',
  measures: { entries: 'Registos' },
} as const;

export const signInsDataSet = {
  name: 'Inícios de sessão',
  text: 'Tentativas de início de sessão, uma por linha. Só o operador as vê.',
  measures: {
    attempts: 'Tentativas',
    signIns: 'Inícios de sessão',
    failed: 'Falhadas',
    failedShare: 'Percentagem de falhadas',
  },
} as const;
