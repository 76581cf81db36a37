/** Category letters: A companion, B economic use, C military or police, D research, E hunting, F guide, G potentially dangerous, H dangerous, I cat, J ferret. */
export const BREED_CATEGORIES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const;
