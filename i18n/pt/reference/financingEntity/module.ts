export const financingEntity = {
  name: 'Entidade financiadora |||| Entidades financiadoras',
  fields: { name: 'Nome', active: 'Ativa' },
} as const;
