/** A dashboard that is open to everybody. */
export const publicDashboard = {
  notFound: 'Este painel não existe ou já não é público.',
  lost: 'Não foi possível carregar os números. Tente outra vez.',
  again: 'Tentar outra vez',
  counted: 'Números de todo o país, contados em %{moment}.',
} as const;
