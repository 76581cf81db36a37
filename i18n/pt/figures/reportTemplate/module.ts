export const reportTemplate = {
  name: 'Modelo de relatório |||| Modelos de relatório',
  done: {
    created: 'Modelo de relatório criado: %{name}',
    updated: 'Modelo de relatório guardado: %{name}',
    deleted: 'Modelo de relatório eliminado: %{name}',
  },
  fields: {
    name: 'Nome',
    nameEn: 'Nome em inglês',
    description: 'Descrição',
    descriptionEn: 'Descrição em inglês',
    dataSourceId: 'Fonte de dados',
    definition: 'Definição',
    formats: 'Formatos',
    hasLogo: 'Emblema no PDF',
    permission: 'Permissão necessária',
    entityProfileIds: 'Perfis de entidade',
    isActive: 'Ativo',
  },
  choices: { formats: { CSV: 'CSV', XLSX: 'XLSX (folha de cálculo)', PDF: 'PDF' } },
  help: {
    permission: 'Além de «Gerar relatórios». Sem permissão escolhida, basta essa.',
    entityProfileIds: 'Sem perfis escolhidos, os utilizadores de todas as entidades podem gerar o relatório.',
    isActive: 'Um modelo inativo não é oferecido, e os agendamentos que o usam falham.',
  },
} as const;
