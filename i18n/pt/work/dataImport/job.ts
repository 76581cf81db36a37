export const runImportJob = { title: 'Importação' } as const;
