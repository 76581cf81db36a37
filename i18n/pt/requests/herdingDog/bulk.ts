export const expireHerdingDogsBulk = {
  label: 'Fechar pedidos de cão de rebanho sem documentos',
  text: 'Fecha os pedidos de cão de rebanho cujos documentos se esperam há tantos dias. Quem pediu é notificado, e recebe um e-mail se não tem conta de trabalho.',
  fields: { days: 'Dias à espera de documentos', comments: 'O que se diz a quem pediu' },
} as const;
