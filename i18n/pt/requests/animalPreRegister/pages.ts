/** The pages of a pre-registration: asking for one, and one request. */
export const preRegisterPages = {
  title: 'Pré-registar um animal',
  request: 'Pré-registo',
  of: '%{name}, %{transponder}',
  intro:
    'O operador valida o pedido antes de o animal ficar registado. Indique os dados como num registo, o motivo e os documentos que provam o transponder.',
  reasonSection: 'Motivo e documentos',
  reason: 'Motivo do pré-registo',
  reasonHint: 'Porque não é possível registar este transponder diretamente.',
  comments: 'Comentário',
  documents: 'Documentos',
  documentsHint:
    'Por exemplo, a etiqueta do transponder, o boletim sanitário ou o passaporte; até 10 ficheiros.',
  submit: 'Pedir o pré-registo',
  cost: 'O crédito é descontado se o pedido for aceite. Saldo: %{smart_count} crédito |||| O crédito é descontado se o pedido for aceite. Saldo: %{smart_count} créditos',
  failed: 'Não foi possível pedir o pré-registo',
  canPreRegister: 'Este transponder pode ser pré-registado.',
  canRegister: 'Este transponder pode ser registado sem pré-registo.',
  register: 'Registar o animal',
  sentTitle: 'O pré-registo foi pedido',
  sentText:
    'O pré-registo de %{name} com o transponder %{transponder} aguarda validação pelo operador. O animal fica registado quando for aceite.',
  open: 'Ver o pedido',
  another: 'Pré-registar outro animal',
  animal: 'Animal',
  owner: 'Titular',
  openAnimal: 'Abrir a ficha do animal',
} as const;
