/** Forms and sent reports of a schedule. */
export const reportSchedulePages = {
  report: 'Relatório',
  noTemplate: 'Escolha o relatório para preencher os valores que ele pede.',
  when: 'Quando',
  recipients: 'Destinatários',
  recipientsText:
    'Quem tem conta recebe uma ligação e vê só o que a sua conta pode ver. Outros endereços recebem o ficheiro, se o relatório tiver só contagens.',
  email: 'E-mail',
  add: 'Adicionar destinatário',
  remove: 'Remover o destinatário: %{email}',
  own: 'Valores próprios deste destinatário',
  sendNow: 'Enviar-me agora',
  sendNowText: 'Gera o relatório com os valores guardados e envia-o só a si.',
  sent: 'Relatório pedido. Receberá um e-mail quando estiver pronto.',
  none: 'Ainda nada foi enviado',
  noneText: 'O primeiro envio aparece aqui depois da próxima execução.',
  rows: '%{n} linha |||| %{n} linhas',
  account: 'Conta',
  address: 'Endereço',
} as const;
