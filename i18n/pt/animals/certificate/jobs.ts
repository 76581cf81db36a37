/** The job that issues certificates in bulk. */
export const issueCertificatesJob = { title: 'Emissão de certificados' } as const;
