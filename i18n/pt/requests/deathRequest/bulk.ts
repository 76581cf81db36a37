export const expireDeathRequestsBulk = {
  label: 'Fechar comunicações de óbito sem documentos',
  text: 'Fecha as comunicações de óbito cujos documentos se esperam há tantos dias. Quem pediu é notificado, e recebe um e-mail se não tem conta de trabalho.',
  fields: { days: 'Dias à espera de documentos', comments: 'O que se diz a quem pediu' },
} as const;
