/** Heads seen from the front, as the path of a drawing of 24 × 24; the eyes are left out of the fill. */
export const HEADS = {
  cat: 'M4 3.2 8.4 6.4a11 11 0 0 1 7.2 0L20 3.2V12c0 5-3.6 8.3-8 8.3S4 17 4 12V3.2Zm4.6 7.3a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Zm6.8 0a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6ZM10.6 15h2.8L12 16.5 10.6 15Z',
  dog: 'M7.6 3.5h8.8c.9 0 1.7.4 2.3 1.1l2.6 3.3c.7.9.8 2.1.4 3.1l-1.2 2.6c-.4.9-1.6 1.1-2.3.5V15c0 3.2-2.8 5.8-6.2 5.8S5.8 18.2 5.8 15v-.9c-.7.6-1.9.4-2.3-.5L2.3 11c-.4-1-.3-2.2.4-3.1l2.6-3.3C5.9 3.9 6.7 3.5 7.6 3.5ZM9 9.6a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Zm6 0a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Zm-5 4.7 2 2.3 2-2.3h-4Z',
  ferret:
    'M6.2 3.6a2.6 2.6 0 0 1 2.5 1.8 8 8 0 0 1 6.6 0 2.6 2.6 0 1 1 3.7 3.2c.3.9.4 1.8.2 2.7-.5 3.3-3 8.9-7.2 9.7-4.2-.8-6.7-6.4-7.2-9.7-.2-.9-.1-1.8.2-2.7a2.6 2.6 0 0 1 1.2-5Zm1.6 6 3 1.6c.3 1.2-.4 2.2-1.5 2.2-1.3 0-2.1-1.9-1.5-3.8Zm8.4 0-3 1.6c-.3 1.2.4 2.2 1.5 2.2 1.3 0 2.1-1.9 1.5-3.8ZM10.9 17h2.2L12 18.3 10.9 17Z',
} as const;

type Species = keyof typeof HEADS;

/** The species of a category letter: I is cats, J ferrets, all others are dogs. */
export const speciesOfCategory = (category: string | null | undefined): Species =>
  category === 'I' ? 'cat' : category === 'J' ? 'ferret' : 'dog';
