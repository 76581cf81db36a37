export const veterinaryAssociation = {
  name: 'Médico veterinário associado |||| Médicos veterinários associados',
  fields: {
    veterinaryId: 'Médico veterinário',
    ballotNumber: 'Número da cédula',
    veterinaryActive: 'Autorizado a exercer',
    hasAccount: 'Tem conta no registo',
    entityId: 'Entidade',
    isSubEntity: 'Subentidade',
    status: 'Estado',
    isClinicalDirector: 'Direção clínica',
    roleId: 'Perfil de acesso',
    creationTimestamp: 'Data do pedido',
    lastUpdateTimestamp: 'Última alteração',
  },
  choices: {
    status: {
      PENDING_ENTITY_RESPONSE: 'Pedido por responder',
      PENDING_VETERINARY_RESPONSE: 'Convite enviado',
      ACCEPTED: 'Associado',
    },
  },
} as const;
