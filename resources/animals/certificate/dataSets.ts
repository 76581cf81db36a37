import { count, defineDataSet } from '../../kit/dataSet.ts';
import { certificate } from './record.ts';

export const certificates = defineDataSet({
  name: 'certificates',
  of: certificate,
  requires: 'MANAGE_CERTIFICATES',
  scope: { entity: 'creationEntityId' },
  columns: {
    kind: { sql: 't.certificate_template_id', kind: 'reference', to: 'certificateTemplate' },
    entity: { sql: 't.creation_entity_id', kind: 'reference', to: 'entity' },
    creationTimestamp: 'creationTimestamp',
    revocationTimestamp: 'revocationTimestamp',
  },
  measures: {
    certificates: count(),
    revoked: count({ revocationTimestamp: { isSet: true } }),
  },
  initial: { by: ['kind'], show: ['certificates', 'revoked'] },
});
