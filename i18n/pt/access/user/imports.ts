export const usersImport = {
  label: 'Utilizadores',
  text: 'Uma linha por conta. Cada conta nova recebe o e-mail de ativação.',
} as const;
