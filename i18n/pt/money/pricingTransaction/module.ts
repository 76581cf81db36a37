/** Credits that the operator adds or takes. */
export const pricingTransaction = {
  name: 'Transação de créditos |||| Transações de créditos',
  done: { created: 'Transação de créditos registada: %{heading}' },
  fields: {
    entityId: 'Entidade',
    type: 'Tipo',
    credits: 'Créditos',
    amount: 'Valor com IVA (€)',
    documentNumber: 'Fatura ou nota de crédito',
    reason: 'Motivo',
    transactionId: 'Movimento n.º',
    balanceAfter: 'Saldo depois',
    creationUserId: 'Registada por',
    creationTimestamp: 'Data',
    isReversed: 'Anulada',
    reverseReason: 'Motivo da anulação',
    reverseTimestamp: 'Data da anulação',
  },
  help: {
    credits: 'Num acerto, um número negativo retira créditos.',
    documentNumber:
      'Obrigatório, exceto num acerto: o número do documento emitido pelo programa de faturação.',
  },
  sections: { transaction: 'Transação', proof: 'Pagamento', course: 'Andamento' },
  choices: {
    type: { CHARGE: 'Carregamento', REFUND: 'Devolução', ADJUSTMENT: 'Acerto' },
  },
  operations: {
    reverse: {
      label: 'Anular',
      title: 'Anular esta transação de créditos?',
      text: 'O livro de créditos recebe um movimento contrário. A transação continua visível.',
      fields: { reverseReason: 'Motivo da anulação' },
      confirm: 'Anular transação',
      done: 'Transação de créditos anulada: %{name}',
    },
  },
} as const;
