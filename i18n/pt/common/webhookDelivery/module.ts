/** Messages to other systems. */
export const webhookDelivery = {
  name: 'Mensagem de webhook |||| Webhook de carregamentos',
  fields: {
    creationTimestamp: 'Data',
    target: 'Destino',
    event: 'Acontecimento',
    status: 'Estado',
    attempts: 'Tentativas',
    answerStatus: 'Resposta HTTP',
    lastError: 'Último erro',
    attemptTimestamp: 'Última tentativa',
    nextTimestamp: 'Próxima tentativa',
    deliveredTimestamp: 'Entregue em',
    transactionId: 'Movimento',
    body: 'Conteúdo',
  },
  choices: {
    target: { CHARGES: 'Programa de faturação' },
    event: {
      CREDITS_CHARGED: 'Carregamento',
      CREDITS_REFUNDED: 'Devolução',
      CREDITS_REVERSED: 'Anulação',
      TEST: 'Teste',
    },
    status: { PENDING: 'Por entregar', DELIVERED: 'Entregue', FAILED: 'Falhou' },
  },
  sections: { message: 'Mensagem', course: 'Entrega' },
  operations: {
    sendWebhookAgain: {
      label: 'Enviar novamente',
      text: 'A mesma mensagem é enviada outra vez, com o mesmo identificador.',
      confirm: 'Enviar novamente',
      done: 'Mensagem em envio: %{name}',
    },
  },
} as const;
