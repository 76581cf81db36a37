export const district = {
  name: 'Distrito |||| Distritos',
  fields: { name: 'Nome', code: 'Código' },
} as const;
