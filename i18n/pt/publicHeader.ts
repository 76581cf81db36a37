/** The line at the head of all public pages. */
export const publicHeader = {
  product: 'Coleira',
  register: 'Registo nacional de animais de companhia',
  otherLanguage: 'English',
  signIn: 'Iniciar sessão',
} as const;
