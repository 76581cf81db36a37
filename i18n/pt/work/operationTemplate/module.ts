export const operationTemplate = {
  name: 'Modelo de operação |||| Modelos de operação',
  done: {
    created: 'Modelo de operação criado: %{name}',
    updated: 'Modelo de operação guardado: %{name}',
    deleted: 'Modelo de operação eliminado: %{name}',
  },
  fields: {
    name: 'Nome',
    nameEn: 'Nome em inglês',
    description: 'Descrição',
    descriptionEn: 'Descrição em inglês',
    operation: 'Operação',
    parameters: 'Parâmetros',
    requiresConfirmation: 'Pedir o número de registos',
    active: 'Ativo',
  },
  help: {
    requiresConfirmation: 'Quem executa escreve quantos registos vão mudar.',
    active: 'Só os modelos ativos podem ser executados.',
  },
} as const;
