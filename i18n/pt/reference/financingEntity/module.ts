export const financingEntity = {
  name: 'Entidade financiadora |||| Entidades financiadoras',
  done: {
    created: 'Entidade financiadora criada: %{name}',
    updated: 'Entidade financiadora guardada: %{name}',
    deleted: 'Entidade financiadora eliminada: %{name}',
  },
  fields: { name: 'Nome', active: 'Ativa' },
} as const;
