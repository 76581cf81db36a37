export const usersDataSet = {
  name: 'Utilizadores',
  text: 'Contas de utilizador, uma por linha; uma entidade vê as suas.',
  measures: { users: 'Utilizadores', active: 'Ativos' },
} as const;
