/** The job that writes a report. */
export const runReportJob = { title: 'Relatório' } as const;
