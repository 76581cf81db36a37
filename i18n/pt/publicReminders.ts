/** The page that the link of a reminder opens. */
export const publicReminders = {
  text: 'Enviamos um e-mail ao titular antes do fim da vacinação antirrábica ou da licença de um animal e, uma vez por ano, para confirmar os contactos.',
  ask: 'Pretende deixar de receber estes lembretes, de todos os seus animais?',
  refuse: 'Deixar de receber',
  refused: 'Já não recebe lembretes. Os outros e-mails do registo não mudam.',
  allow: 'Voltar a receber',
  allowed: 'Volta a receber lembretes.',
  noLink: 'A ligação está incompleta. Abra-a a partir do e-mail que recebeu.',
  expired: 'A ligação já não é válida. Use a do lembrete mais recente.',
} as const;
