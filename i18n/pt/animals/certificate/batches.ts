/** What the list of a user's own bulk requests says. */
export const certificateBatches = {
  text: 'Os certificados que pediu em conjunto: os que estão a ser emitidos e, durante um dia, os que já estão prontos. Cada certificado fica também na ficha do animal.',
  none: 'Sem certificados em lote',
  noneText:
    'Selecione animais na lista e escolha «Emitir certificados»: o pedido aparece aqui, mesmo depois de fechar a janela.',
  toAnimals: 'Ir para os animais',
  states: { RUNNING: 'A emitir', READY: 'Pronto', MAILED: 'Enviado por e-mail', EMPTY: 'Sem certificados' },
  asked: 'Pedido em %{date}',
  done: '%{done} de %{total} animais tratados',
  issued: '%{smart_count} certificado emitido |||| %{smart_count} certificados emitidos',
  leftOut: '%{smart_count} sem certificado |||| %{smart_count} sem certificado',
  until: 'Disponível até %{date}',
  open: 'Ver',
  openNamed: 'Ver: %{template}, %{date}',
  gone: 'Este lote já não está disponível. Os certificados emitidos continuam na ficha de cada animal.',
} as const;
