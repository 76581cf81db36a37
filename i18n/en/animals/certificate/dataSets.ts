import type { certificatesDataSet as certificatesSource } from '../../../pt/animals/certificate/dataSets.ts';
import type { Shape } from '../../../types.ts';

export const certificatesDataSet = {
  name: 'Certificates',
  text: 'Issued certificates, one on each row; an entity sees its own.',
  columns: {
    kind: 'Kind of certificate',
    entity: 'Issuing entity',
    creationTimestamp: 'Date of issue',
    revocationTimestamp: 'Date of revocation',
  },
  measures: { certificates: 'Certificates', revoked: 'Revoked' },
} satisfies Shape<typeof certificatesSource>;
