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
    accept: { label: 'Aceitar', done: '%{name} já pode trabalhar em nome de %{entity}.' },
    reject: {
      label: 'Rejeitar',
      title: 'Rejeitar o pedido de %{name}?',
      text: 'O pedido é retirado da lista e quem o fez é notificado. Essa pessoa pode voltar a pedir acesso, e a entidade pode convidá-la em qualquer altura.',
      confirm: 'Rejeitar',
      done: 'Pedido de associação rejeitado: %{name}',
    },
    withdraw: { label: 'Retirar o convite', done: 'O convite a %{name} foi retirado.' },
    change: { label: 'Alterar a associação', done: 'O perfil de acesso de %{name} foi alterado.' },
    remove: {
      label: 'Remover a associação',
      title: 'Remover a associação de %{name}?',
      text: 'Deixa de poder trabalhar em nome da entidade. Se o estiver a fazer agora, essa sessão termina de imediato. Para voltar, terá de ser convidado ou de pedir acesso.',
      confirm: 'Remover',
      done: 'Associação removida: %{name}',
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
