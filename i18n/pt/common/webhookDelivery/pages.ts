/** The log of messages to the software of accounting. */
export const webhookPages = {
  test: 'Enviar teste',
  tested: 'Mensagem de teste em envio.',
  address: 'As mensagens são enviadas para %{url}, assinadas com o segredo da configuração do servidor.',
  none: 'Não está definido nenhum endereço: nada é enviado. O endereço e o segredo definem-se no servidor, em CHARGE_WEBHOOK_URL e CHARGE_WEBHOOK_SECRET.',
} as const;
