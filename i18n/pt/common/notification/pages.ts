/** The page of all notifications. */
export const notificationPages = {
  show: 'Notificações a mostrar',
  all: 'Todas',
  unread: 'Por ler (%{n})',
  none: 'Ainda não há notificações',
  showAll: 'Ver as já lidas',
} as const;
