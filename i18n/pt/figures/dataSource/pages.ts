export const dataSourcePages = {
  query: 'Consulta SQL',
  tables: 'Tabelas e colunas que se podem ler',
  functions: 'Funções permitidas',
  roleStatements:
    'Estas instruções, executadas por quem administra a base de dados, criam a conta necessária:',
  parameters: 'Parâmetros',
  parametersHelp: 'Cada parâmetro filtra uma coluna e pede-se antes de responder.',
  queryParametersHelp:
    'Na consulta escreve-se {{nome}}; um período tem {{nome.from}} e {{nome.to}}. Um valor nunca passa a fazer parte do texto.',
  preview: 'Pré-visualizar %{number} linhas',
  previewing: 'A contar…',
  previewTable: 'Pré-visualização',
  place: 'linha %{line}, coluna %{column}',
  took: '%{milliseconds} ms',
  cost: 'custo estimado %{cost}',
  more: 'há mais do que %{number} linhas',
  personal: 'contém dados pessoais',
  old: 'a definição mudou entretanto',
  noPermission: 'Nenhuma outra',
  uses: 'Onde é usada',
  unused: 'Nenhum modelo de relatório nem painel usa esta fonte.',
} as const;
