/** The line at the foot of all public pages. */
export const publicFooter = {
  label: 'Sobre este registo',
  privacy: 'Privacidade',
  accessibility: 'Acessibilidade',
  imprint: 'Ficha técnica',
  licences: 'Licenças de software',
} as const;
