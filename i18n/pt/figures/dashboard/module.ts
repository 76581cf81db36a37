export const dashboard = {
  name: 'Painel |||| Painéis',
  done: {
    created: 'Painel criado: %{name}',
    updated: 'Painel guardado: %{name}',
    deleted: 'Painel eliminado: %{name}',
  },
  fields: {
    name: 'Nome',
    nameEn: 'Nome em inglês',
    description: 'Descrição',
    descriptionEn: 'Descrição em inglês',
    state: 'Estado',
    isPublic: 'Aberto ao público',
    entityProfileIds: 'Perfis de entidade',
    dataSourceIds: 'Fontes de dados',
    widgets: 'Elementos',
  },
  sections: { names: 'Nome e descrição', readers: 'Quem o vê', widgets: 'Elementos' },
  choices: {
    state: { DRAFT: 'Rascunho', PUBLISHED: 'Publicado', ARCHIVED: 'Arquivado' },
  },
  help: {
    state: 'Só um painel publicado é mostrado a quem não gere os painéis.',
    isPublic:
      'Depois de publicado, abre-se sem sessão, com os números de todo o país. Os valores de 1 a 4 são omitidos.',
    entityProfileIds: 'Sem perfis escolhidos, o painel é mostrado a todas as entidades.',
  },
} as const;
