/** The colours that a coat is drawn with: body, second colour, and how the second lies. */
export interface Coat {
  base: string;
  second: string;
  pattern: 'plain' | 'bicolor' | 'tan' | 'stripes' | 'patches' | 'points' | 'mask';
}

const COLOURS: Record<string, string> = {
  preto: '#33302f',
  branco: '#f4efe6',
  castanho: '#6f4a31',
  amarelo: '#d9ae6b',
  fulvo: '#c08a53',
  creme: '#ead7b4',
  cinzento: '#8b8f95',
  azul: '#6d7986',
  vermelho: '#a8572f',
  dourado: '#cf9a4c',
  laranja: '#cc7a36',
  fígado: '#5e3527',
  canela: '#b0784f',
  lilás: '#b3a2a6',
  rosado: '#e3b9a6',
  lobeiro: '#8d7a63',
  albino: '#f6f1e7',
  prateado: '#b4b3b1',
  champanhe: '#d9bd94',
  sable: '#5d4a3c',
};

const NAMED: Record<string, Coat> = {
  'preto e fogo': { base: '#33302f', second: '#b06a34', pattern: 'tan' },
  'castanho e fogo': { base: '#5d3b29', second: '#b98250', pattern: 'tan' },
  'azul e fogo': { base: '#5d6874', second: '#c08d55', pattern: 'tan' },
  tricolor: { base: '#3a3431', second: '#f4efe6', pattern: 'patches' },
  tigrado: { base: '#9a7550', second: '#55402e', pattern: 'stripes' },
  'amarelo tigrado': { base: '#c79a5c', second: '#7b5a35', pattern: 'stripes' },
  'tigrado e branco': { base: '#9a7550', second: '#f4efe6', pattern: 'bicolor' },
  malhado: { base: '#e9dcc3', second: '#7b5a3c', pattern: 'patches' },
  merle: { base: '#8e97a1', second: '#4a4f57', pattern: 'patches' },
  tartaruga: { base: '#4a3a32', second: '#b87a45', pattern: 'patches' },
  bicolor: { base: '#6f6a66', second: '#f4efe6', pattern: 'bicolor' },
  colourpoint: { base: '#e9dcc6', second: '#54443a', pattern: 'points' },
  'sal e pimenta': { base: '#7c7c7b', second: '#d6d2ca', pattern: 'bicolor' },
};

/** Returns the drawing of a coat by its name in Portuguese; colours without one become brown. */
export function coatOf(color: string): Coat {
  const named = NAMED[color];
  if (named) return named;
  const [first = '', second] = color.split(' e ');
  const base = COLOURS[first] ?? COLOURS['castanho']!;
  if (second)
    return {
      base,
      second: COLOURS[second] ?? COLOURS['branco']!,
      pattern: first === 'branco' ? 'patches' : 'bicolor',
    };
  return { base, second: base, pattern: color === 'sable' || color === 'canela' ? 'mask' : 'plain' };
}

/** A colour made lighter (above 0) or darker (below 0), by at most 1. */
export function shade(colour: string, by: number): string {
  const part = (start: number): string => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16);
    const target = by > 0 ? 255 : 0;
    return Math.round(value + (target - value) * Math.abs(by))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}
