export const transponderReceiver = {
  name: 'Entidade |||| Entidades',
  fields: { name: 'Nome', locality: 'Localidade' },
} as const;
