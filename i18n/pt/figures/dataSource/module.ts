export const dataSource = {
  name: 'Fonte de dados |||| Fontes de dados',
  done: {
    created: 'Fonte de dados criada: %{name}',
    updated: 'Fonte de dados guardada: %{name}',
    deleted: 'Fonte de dados eliminada: %{name}',
  },
  fields: {
    name: 'Nome',
    description: 'Descrição',
    kind: 'Tipo',
    question: 'Pergunta',
    queryText: 'Consulta',
    parameters: 'Parâmetros',
    requiredPermission: 'Permissão necessária',
    cacheSeconds: 'Segundos em memória',
    isPersonal: 'Dados pessoais',
    isActive: 'Ativa',
  },
  sections: { source: 'Fonte', definition: 'Definição', use: 'Utilização' },
  help: {
    requiredPermission:
      'Além das permissões dos dados. Sem ela, os relatórios e elementos que usam a fonte não têm números.',
    cacheSeconds:
      'Durante quanto tempo uma resposta se mantém. Zero: conta sempre de novo. Respostas com dados pessoais nunca se mantêm.',
  },
  choices: { kind: { DATA_SET: 'Conjunto de dados', QUERY: 'Consulta' } },
} as const;
