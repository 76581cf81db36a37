export const runBulkOperationJob = { title: 'Operação em massa' } as const;
