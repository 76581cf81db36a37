/** Pages of tables of prices. */
export const pricingTablePages = {
  prices: 'Preços de uma entidade',
  whose: 'Entidade e dia',
  list: 'Preços',
  day: 'Dia',
  net: 'Sem IVA',
  vat: 'IVA',
  gross: 'Com IVA',
  free: 'Gratuito',
  notBilled: 'Esta entidade não é faturável: não paga nenhum serviço.',
  overlaps: 'A validade de "%{name}" sobrepõe-se à de:',
  period: '%{from} a %{to}',
  openPeriod: 'desde %{from}',
} as const;
