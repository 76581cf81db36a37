export const multibancoDayPages = {
  intro:
    'Escolha o ficheiro CSV do prestador com as colunas transaction, entity, reference, amount e paidAt. Os pagamentos que ainda não foram comunicados são creditados; ler o mesmo ficheiro outra vez não muda nada.',
  missing:
    'Falta o ficheiro do prestador de %{smart_count} dia. |||| Faltam os ficheiros do prestador de %{smart_count} dias.',
  missingDay: '%{day}: ler o ficheiro',
  missingBooked: '%{day} (%{count} pagamentos, %{amount}): ler o ficheiro',
  moreMissing: 'e mais %{count}',
  choose: 'Escolher ficheiro',
  noFile: 'Nenhum ficheiro escolhido',
  line: 'A linha %{line} do ficheiro não pode ser lida. Nada foi creditado.',
  lines: 'Pagamentos do dia',
  outcome: 'Resultado',
  outcomes: {
    MATCHED: 'Conciliado',
    LATE: 'Fora do prazo',
    UNMATCHED: 'Por conciliar',
    MISSING: 'Em falta no ficheiro',
  },
  reference: 'Referência',
  amount: 'Valor',
  paid: 'Pago em',
  transaction: 'Operação do prestador',
  lineOfFile: 'Linha',
} as const;
