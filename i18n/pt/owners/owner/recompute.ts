export const recomputeOwnersBulk = {
  label: 'Recalcular os titulares: pesquisa e valores derivados',
  text: 'Calcula de novo o texto por que se pesquisa e os valores que resultam de outros. Só os titulares em que algo difere são alterados.',
  noUndo: 'Os valores resultam dos outros campos: não há nada a repor.',
  fields: { firstId: 'Do número', lastId: 'Até ao número' },
} as const;
