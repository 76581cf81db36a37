import type { issueCertificatesJob as source } from '../../../pt/animals/certificate/jobs.ts';
import type { Shape } from '../../../types.ts';

/** The job that issues certificates in bulk. */
export const issueCertificatesJob = { title: 'Issue of certificates' } satisfies Shape<typeof source>;
