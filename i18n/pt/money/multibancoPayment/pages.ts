export const multibancoPaymentPages = {
  reference: 'Referência %{number}',
  states: {
    UNKNOWN_REFERENCE:
      'Nenhuma entidade criou esta referência. Credite o pagamento à entidade que o fez ou devolva o dinheiro e registe a devolução.',
    WRONG_AMOUNT:
      'O valor pago não é o da referência. Credite o que o valor paga ou devolva o dinheiro e registe a devolução.',
    SECOND_PAYMENT:
      'A referência já estava paga. Credite este segundo pagamento ou devolva o dinheiro e registe a devolução.',
    CREDITED: 'Os créditos foram carregados.',
    LATE: 'Os créditos foram carregados, embora a referência já tivesse expirado ou sido cancelada.',
    REFUNDED: 'O dinheiro foi devolvido. Não houve movimento de créditos.',
  },
} as const;
