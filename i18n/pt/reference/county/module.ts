export const county = {
  name: 'Concelho |||| Concelhos',
  fields: { name: 'Nome', code: 'Código', districtId: 'Distrito' },
} as const;
