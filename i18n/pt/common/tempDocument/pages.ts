/** Documents that are made for one user, to download within 15 days. */
export const tempDocuments = {
  title: 'O seu documento',
  gone: 'Documento não disponível',
  about: 'Ficheiro %{type}, %{size}',
  until: 'Disponível até %{date}',
  download: 'Descarregar',
  own: {
    title: 'Os meus dados',
    text: 'Uma cópia do que está guardado sobre a sua conta: perfil, sessões, preferências, notificações, ficheiros enviados e atividade. Fica disponível 15 dias.',
    ask: 'Pedir uma cópia dos meus dados',
    asked: 'A cópia está a ser preparada. Uma notificação avisa quando a puder descarregar.',
  },
} as const;
