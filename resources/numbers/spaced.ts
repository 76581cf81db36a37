/** A transponder in groups that can be read aloud: `620 0981 0012 3456`. For showing; links and calls take it bare. */
export const spaced = (transponder: string): string =>
  [transponder.slice(0, 3), ...(transponder.slice(3).match(/.{1,4}/g) ?? [])].join(' ');
