import { webhookSubscription } from '../webhookSubscription/module.ts';
/** Messages to other systems. */
export const webhookDelivery = {
  name: 'Mensagem |||| Mensagens a programas',
  fields: {
    creationTimestamp: 'Data',
    target: 'Destino',
    subscriptionId: 'Webhook',
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
    target: { CHARGES: 'Programa de faturação', ENTITY: 'Webhook de uma entidade' },
    event: {
      CREDITS_CHARGED: 'Carregamento',
      CREDITS_REFUNDED: 'Devolução',
      CREDITS_REVERSED: 'Anulação',
      TEST: 'Teste',
      ...webhookSubscription.choices.events,
    },
    status: { PENDING: 'Por entregar', DELIVERED: 'Entregue', FAILED: 'Falhou' },
    lastError: {
      NO_ADDRESS: 'Não está definido nenhum endereço',
      NOT_HTTPS: 'O endereço não começa por https://',
      NOT_PUBLIC: 'O endereço não é público',
      NOT_REACHED: 'O endereço não respondeu',
      REFUSED: 'O outro sistema recusou a mensagem',
      TOO_LARGE: 'A resposta é demasiado longa',
      CUT_OFF: 'A resposta terminou antes do fim',
      STOPPED: 'O webhook está parado',
    },
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
