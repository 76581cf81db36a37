/** The page behind the link of a mail: what visitors saw of a lost animal. */
export const publicSightings = {
  text: 'O que outras pessoas dizem ter visto. O registo não confirma avistamentos: não pague a quem peça dinheiro pelo animal.',
  none: 'Não há avistamentos.',
  closed: 'O processo está encerrado. Os avistamentos são eliminados.',
  expired: 'A ligação já não é válida. Use a da mensagem mais recente.',
  map: 'Mapa dos concelhos onde o animal foi visto; a lista diz o mesmo',
  seenAt: 'Visto em %{moment}',
  contact: 'Contacto de quem viu',
  photo: 'Fotografia do avistamento',
  hide: 'Ocultar',
  show: 'Mostrar de novo',
  hidden: 'Oculto',
  stopMails: 'Parar as mensagens',
  sendMails: 'Voltar a receber mensagens',
  close: 'Deixar de receber avistamentos',
  reopen: 'Voltar a receber avistamentos',
} as const;
