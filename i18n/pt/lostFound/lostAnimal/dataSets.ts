export const lostAndFoundDataSet = {
  name: 'Perdidos e achados',
  text: 'Participações de animais desaparecidos e encontrados, uma por linha; uma entidade vê as suas.',
  columns: { daysOpen: 'Dias até ao fecho', municipality: 'Concelho', district: 'Distrito' },
  measures: {
    reports: 'Participações',
    open: 'Em aberto',
    returned: 'Entregues ao titular',
    returnedShare: 'Percentagem de entregues',
    averageDays: 'Dias até à entrega, em média',
  },
} as const;
