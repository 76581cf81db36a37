/** The page on which a person without an account follows a request. */
export const publicState = {
  stateText: 'Indique a referência do pedido. Se existir, enviamos um código para o e-mail de quem o fez.',
  askCode: 'Enviar o código',
  codeSent: 'Se a referência existir, o código está no e-mail de quem fez o pedido.',
  openRequest: 'Abrir o pedido',
  state: {
    WAITING_VALIDATION: 'Aguarda validação',
    WAITING_DOCUMENTATION: 'Aguarda documentação',
    ACCEPTED: 'Aceite',
    REJECTED: 'Rejeitado',
    CANCELED: 'Cancelado',
  },
  /** What an accepted request has changed, by its form. */
  accepted: {
    'personal-data': 'Os dados do titular foram atualizados no registo.',
    'request-death': 'O óbito do animal foi registado.',
    'validate-herding-dog': 'O animal está registado como cão de proteção de gado.',
    'animal-transfer': 'O animal está registado em nome do novo titular.',
    diac: 'O DIAC do animal segue noutra mensagem para o e-mail que confirmou. Se não chegar, procure-a no correio não solicitado.',
  },
  answer: 'Resposta',
  sent: 'Enviado em',
  changed: 'Última alteração',
  addDocuments: 'Enviar os documentos',
  documentsAdded: 'Os documentos foram recebidos. O pedido volta a ser analisado.',
  withdraw: 'Cancelar o pedido',
  withdrawAsk: 'O pedido será cancelado e não poderá ser reaberto.',
  withdrawYes: 'Sim, cancelar o pedido',
  withdrawNo: 'Manter o pedido',
  failures: {
    REQUEST_ALREADY_CLOSED: 'O pedido já está concluído.',
    REQUEST_WAITS_FOR_NOTHING: 'O pedido não aguarda documentos.',
  },
} as const;
