/** The keys of programs. */
export const apiKeyPages = { developers: 'Página para programadores' } as const;
