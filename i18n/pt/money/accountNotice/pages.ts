/** The balance of an entity, and of what it is notified. */
export const balancePages = {
  title: 'Saldo',
  available: 'Créditos disponíveis',
  reserved: 'Reservados',
  used: 'Usados em %{days} dias',
  left: 'Dias que faltam',
  forecast:
    'Ao ritmo das últimas semanas, os créditos chegam para cerca de %{smart_count} dia. |||| Ao ritmo das últimas semanas, os créditos chegam para cerca de %{smart_count} dias.',
  noForecast: 'Ainda não foram usados créditos suficientes para estimar por quantos dias chegam.',
  charge: 'Carregar créditos',
  statement: 'Ver o extrato',
  notices: 'Avisos e extrato mensal',
  hint: 'Valem para toda a entidade.',
  threshold: 'Avisar abaixo de (créditos)',
  thresholdHelp:
    'É enviado um aviso e um email cada vez que o saldo desce abaixo deste número. Vazio: sem aviso.',
  mailsStatement: 'Enviar o extrato de cada mês por email, em PDF',
  recipients: 'Quem recebe os emails',
  noCandidates: 'Nenhum utilizador da entidade vê o saldo e os movimentos.',
  recipientsHelp: 'Sem escolha, o aviso é enviado a quem pode carregar créditos.',
  save: 'Guardar avisos',
  saved: 'Avisos guardados.',
  fromAbove: 'Esta entidade paga com a conta da entidade acima, que define os avisos.',
} as const;
