/** What jobs do, with the records of a module; a job with words of its own has them as `<name>Job`. */
export const jobActs = {
  IMPORT: 'Importação: %{what}',
  EXPORT: 'Exportação: %{what}',
  ISSUE: 'Emissão: %{what}',
  CHECK: 'Verificação: %{what}',
  RECALCULATE: 'Novo cálculo: %{what}',
  CHANGE: 'Alteração: %{what}',
  DELETE: 'Eliminação: %{what}',
  SEND: 'Envio: %{what}',
} as const;

/** The sign in the bar while one's jobs run. */
export const jobSign = {
  open: '%{smart_count} trabalho em curso |||| %{smart_count} trabalhos em curso',
} as const;
