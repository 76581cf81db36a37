export const multibancoReferencePages = {
  intro:
    'Escolha quantos créditos quer carregar. A referência é paga num caixa automático ou no seu banco, e os créditos ficam disponíveis assim que o pagamento é comunicado.',
  spend: 'Ou indique quanto quer gastar (€)',
  spendHelp: 'Com IVA.',
  fillIn: 'Calcular créditos',
  tooLittle: 'O valor não chega para um crédito.',
  price: 'Preço',
  unitPrice: 'Preço por crédito, sem IVA',
  netAmount: 'Valor sem IVA',
  vat: 'IVA (%{rate} %)',
  total: 'Total a pagar',
  pending:
    'A entidade tem %{smart_count} referência por pagar. |||| A entidade tem %{smart_count} referências por pagar.',
  title: 'Dados para o pagamento',
  text: 'No caixa automático ou no seu banco, escolha «Pagamento de serviços».',
  entity: 'Entidade',
  reference: 'Referência',
  amount: 'Valor',
  lastDay: 'Pagar até',
  copy: 'Copiar',
  print: 'Imprimir',
  paid: 'Esta referência está paga. Créditos carregados: %{credits}.',
  expired:
    'O prazo desta referência terminou. Não a pague: crie outra. Um pagamento que ainda chegue é creditado e assinalado.',
  canceled:
    'Esta referência foi cancelada. Não a pague: crie outra. Um pagamento que ainda chegue é creditado e assinalado.',
} as const;
