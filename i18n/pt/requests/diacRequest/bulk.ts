export const expireDiacRequestsBulk = {
  label: 'Fechar pedidos de DIAC sem documentos',
  text: 'Fecha os pedidos de DIAC cujos documentos se esperam há tantos dias. Quem pediu é notificado, e recebe um e-mail se não tem conta de trabalho.',
  fields: { days: 'Dias à espera de documentos', comments: 'O que se diz a quem pediu' },
} as const;
