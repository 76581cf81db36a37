export const transponderMovementsDataSet = {
  name: 'Movimentos de transponders',
  text: 'Movimentos entre entidades, um por linha; uma entidade vê os que enviou.',
  measures: { movements: 'Movimentos', transponders: 'Transponders' },
} as const;
