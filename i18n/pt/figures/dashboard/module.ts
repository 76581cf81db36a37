export const dashboard = {
  name: 'Painel |||| Painéis',
  done: {
    created: 'Painel criado: %{name}',
    updated: 'Painel guardado: %{name}',
    deleted: 'Painel eliminado: %{name}',
  },
  fields: {
    name: 'Nome',
    description: 'Descrição',
    figures: 'Números',
    state: 'Estado',
    isPublic: 'Aberto ao público',
    entityProfileIds: 'Perfis de entidade',
  },
  tabs: { charts: 'Gráficos' },
  openPublic: 'Abrir a página pública',
  choices: {
    figures: {
      registrations: 'Registos por mês',
      species: 'Animais vivos por espécie',
      breeds: 'Raças mais frequentes',
      requests: 'Transmissões de titularidade',
      rabiesEnds: 'Vacinas antirrábicas a caducar',
    },
    state: { DRAFT: 'Rascunho', PUBLISHED: 'Publicado', ARCHIVED: 'Arquivado' },
  },
  help: {
    state: 'Só um painel publicado é mostrado a quem não gere os painéis.',
    isPublic: 'Depois de publicado, abre-se sem sessão, com os números de todo o país.',
    entityProfileIds: 'Sem perfis escolhidos, o painel é mostrado a todas as entidades.',
  },
} as const;
