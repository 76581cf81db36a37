/** A dashboard that is open to everybody. */
export const publicDashboard = {
  notFound: 'Este painel não existe ou já não é público.',
  lost: 'Não foi possível carregar os números. Tente outra vez.',
  again: 'Tentar outra vez',
  counted: 'Números de todo o país, contados em %{moment}.',
  hidden: 'omitido',
  hiddenNote:
    'Os valores de 1 a 4, e os que os dariam a conhecer, são omitidos para proteger quem poderia ser reconhecido.',
  failed: 'Não foi possível contar estes números agora.',
  empty: 'Sem dados para mostrar.',
  more: 'Há mais grupos do que os mostrados.',
  without: 'Sem valor',
  yes: 'Sim',
  no: 'Não',
  quarter: '%{n}.º trimestre de %{year}',
} as const;
