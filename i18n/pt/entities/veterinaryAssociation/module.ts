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
  operations: {
    accept: { label: 'Aceitar' },
    reject: {
      label: 'Rejeitar',
      title: 'Rejeitar o pedido de %{name}?',
      text: 'O pedido é retirado da lista e quem o fez é notificado. Essa pessoa pode voltar a pedir acesso, e a entidade pode convidá-la em qualquer altura.',
      confirm: 'Rejeitar',
      done: 'O pedido foi rejeitado',
    },
    withdraw: { label: 'Retirar o convite' },
    change: { label: 'Alterar a associação' },
    remove: {
      label: 'Remover a associação',
      title: 'Remover a associação de %{name}?',
      text: 'Deixa de poder trabalhar em nome da entidade. Se o estiver a fazer agora, essa sessão termina de imediato. Para voltar, terá de ser convidado ou de pedir acesso.',
      confirm: 'Remover',
      done: 'A associação foi removida',
    },
  },
  choices: {
    status: {
      PENDING_ENTITY_RESPONSE: 'Pedido por responder',
      PENDING_VETERINARY_RESPONSE: 'Convite enviado',
      ACCEPTED: 'Associado',
    },
  },
} as const;
