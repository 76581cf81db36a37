export const webhookSubscription = {
  name: 'Webhook |||| Webhooks',
  done: {
    created: 'Webhook criado: %{name}',
    updated: 'Webhook guardado: %{name}',
    deleted: 'Webhook eliminado: %{name}',
  },
  fields: {
    name: 'Nome',
    url: 'Endereço',
    events: 'Acontecimentos',
    active: 'Ativo',
    entityId: 'Entidade',
    secretTimestamp: 'Segredo feito em',
    lastDeliveredTimestamp: 'Última entrega',
    failingTimestamp: 'Sem entregas desde',
  },
  sections: { address: 'Endereço', course: 'Entregas' },
  choices: {
    events: {
      ANIMAL_REGISTERED: 'Animal registado',
      ANIMAL_TRANSFERRED: 'Titular mudado',
      ANIMAL_LOST: 'Animal desaparecido',
      ANIMAL_FOUND: 'Animal encontrado',
      ANIMAL_DIED: 'Óbito registado',
      REQUEST_DECIDED: 'Pedido decidido',
      CREDITS_LOW: 'Créditos abaixo do limiar',
      CERTIFICATE_REVOKED: 'Certificado revogado',
    },
  },
  help: {
    url: 'Começa por https:// e é público. As mensagens só levam números, nunca dados de pessoas.',
    events: 'De animais que a entidade encontra nas suas listas, e do que ela própria pediu.',
  },
  operations: {
    makeWebhookSecret: {
      label: 'Fazer o segredo',
      title: 'Fazer o segredo de %{name}?',
      text: 'O segredo é mostrado uma só vez. Se já existir um, as mensagens seguintes são assinadas com o novo. O webhook fica ativo.',
      confirm: 'Fazer o segredo',
      done: 'Segredo feito: %{name}',
      revealed: 'Segredo',
      revealedText:
        'Copie o segredo agora: não volta a ser mostrado. Com ele o seu programa confirma que cada mensagem vem do registo.',
    },
    testWebhookAddress: {
      label: 'Enviar teste',
      title: 'Enviar uma mensagem de teste para %{name}?',
      text: 'É enviada uma mensagem sem conteúdo, com o acontecimento TEST.',
      confirm: 'Enviar teste',
      done: 'Mensagem de teste em envio: %{name}',
    },
    stopWebhook: {
      label: 'Parar',
      title: 'Parar as mensagens para %{name}?',
      text: 'As mensagens por entregar não são enviadas.',
      confirm: 'Parar',
      done: 'Webhook parado: %{name}',
    },
    startWebhook: {
      label: 'Retomar',
      title: 'Retomar as mensagens para %{name}?',
      text: 'As mensagens que falharam podem ser enviadas de novo, na lista de mensagens.',
      confirm: 'Retomar',
      done: 'Webhook ativo: %{name}',
    },
  },
} as const;
