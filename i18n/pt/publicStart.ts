/** The start page of a visitor. */
export const publicStart = {
  pages: {
    privacy: 'Aviso de privacidade',
    accessibility: 'Declaração de acessibilidade',
    imprint: 'Ficha técnica',
    'lost-and-found': 'Animais desaparecidos e encontrados',
  },
  again: 'Tentar de novo',
  lead: 'Cada animal tem um número. Aqui faz pedidos, confirma documentos e ajuda um animal a voltar para casa. Não precisa de conta.',
  animals: 'Animais desaparecidos e encontrados',
  near: 'Ver os animais perto de mim',
  nearText: 'No mapa e em lista, com o que quem comunicou autorizou a divulgar.',
  services: 'Pedidos ao registo',
  check: 'Confirmar antes de confiar',
  validate: 'Validar um certificado',
  validateText: 'Com o código do papel, veja se o documento foi emitido pelo registo.',
  advertText: 'Com o transponder e o código do anúncio, confirme que é o titular quem oferece o animal.',
  account: 'Tem animais em seu nome?',
  accountText: 'Na sua conta vê os seus animais, comunica um desaparecimento e muda os seus contactos.',
  owner: 'Pedir a conta de titular',
  staff: 'Clínicas, municípios e outras entidades iniciam sessão na mesma página.',
} as const;
