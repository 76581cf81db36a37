export const parish = {
  name: 'Freguesia |||| Freguesias',
  fields: { name: 'Nome', code: 'Código', countyId: 'Concelho' },
} as const;
