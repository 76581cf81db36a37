/** The page that the yearly mail about contacts opens. */
export const publicContacts = {
  text: 'O e-mail que recebeu indica os contactos que constam do registo. Se o seu animal for encontrado, é por eles que o contactam.',
  ask: 'Os contactos estão certos?',
  confirm: 'Está tudo certo',
  confirmed: 'Obrigado. Os contactos ficaram confirmados.',
  change: 'Não estão certos: pedir a alteração',
  refuse: 'Deixar de receber estes e-mails',
  noLink: 'A ligação está incompleta. Abra-a a partir do e-mail que recebeu.',
  expired: 'A ligação já não é válida, ou os contactos já foram confirmados ou alterados.',
} as const;
