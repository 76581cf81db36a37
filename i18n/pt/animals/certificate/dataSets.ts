export const certificatesDataSet = {
  name: 'Certificados',
  text: 'Certificados emitidos, um por linha; uma entidade vê os seus.',
  columns: {
    kind: 'Tipo de certificado',
    entity: 'Entidade que emitiu',
    creationTimestamp: 'Data de emissão',
    revocationTimestamp: 'Data de revogação',
  },
  measures: { certificates: 'Certificados', revoked: 'Revogados' },
} as const;
