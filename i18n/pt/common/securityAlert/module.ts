/** What the operator should look into. */
export const securityAlert = {
  name: 'Alerta de segurança |||| Alertas de segurança',
  fields: {
    creationTimestamp: 'Data e hora',
    kind: 'Alerta',
    userId: 'Utilizador',
    entityId: 'Entidade',
    amount: 'Quantidade',
  },
  choices: {
    kind: {
      ACCOUNT_NUMBER_READS: 'Um utilizador atingiu o limite de consultas por número numa hora',
      ENTITY_NUMBER_READS: 'Uma entidade atingiu o limite de consultas por número numa hora',
      DEATHS_OUTSIDE_SCOPE:
        'Um utilizador registou num dia muitos óbitos de animais fora do âmbito da entidade',
      LEDGER_BROKEN: 'O livro de créditos não coincide com os saldos',
    },
  },
} as const;
