/** Coats as the register writes them down, by the key of their name in the page's language. */
export const COLOURS = {
  black: 'preto',
  white: 'branco',
  brown: 'castanho',
  yellow: 'amarelo',
  fawn: 'fulvo',
  cream: 'creme',
  grey: 'cinzento',
  blue: 'azul',
  red: 'vermelho',
  golden: 'dourado',
  brindle: 'tigrado',
  spotted: 'malhado',
  bicolour: 'bicolor',
  tricolour: 'tricolor',
  blackTan: 'preto e fogo',
  merle: 'merle',
  wolf: 'lobeiro',
  tortoise: 'tartaruga',
} as const;

export type ColourKey = keyof typeof COLOURS;
export const COLOUR_KEYS = Object.keys(COLOURS) as ColourKey[];
