/** The page of the mailed links about a change of a contact that others requested. */
export const publicContactChange = {
  text: 'O pedido não altera nada enquanto não for confirmado. Até lá, as mensagens seguem para o contacto atual e para o novo.',
  open: 'Ver o pedido',
  noLink: 'A ligação está incompleta. Abra-a a partir do e-mail que recebeu.',
  over: 'A ligação já não é válida, ou o pedido já foi decidido.',
  contact: 'Contacto',
  contacts: {
    email: 'E-mail',
    phone: 'Telefone',
    phone2: 'Telefone 2',
    phone3: 'Telefone 3',
    responsible: 'Responsável',
    address: 'Morada',
  },
  value: 'Novo valor',
  cleared: 'Sem valor: o contacto seria removido',
  by: 'Pedido por',
  since: 'Pedido em',
  askConfirm: 'Foi você que pediu esta alteração?',
  askObject:
    'Este endereço não está comprovado como seu: por aqui pode opor-se, mas não confirmar. Se pediu a alteração, não precisa de fazer nada.',
  confirm: 'Sim, confirmar',
  refuse: 'Não, recusar',
  object: 'Opor-me à alteração',
  done: {
    CONFIRM: 'O contacto foi alterado.',
    REFUSE: 'O pedido foi recusado. O contacto mantém-se.',
    OBJECT:
      'Registámos a sua oposição. O operador do registo decide antes de mais; até lá, o contacto mantém-se.',
  },
} as const;
