/** The livestock that a dog guards. */
export const LIVESTOCK = ['SHEEP', 'GOAT', 'CATTLE', 'OTHER'] as const;
export type Livestock = (typeof LIVESTOCK)[number];

/** Fewest animals of a holding for a dog to count as one that guards livestock. */
const FEWEST: Readonly<Record<Livestock, number>> = { SHEEP: 3, GOAT: 3, CATTLE: 10, OTHER: 1 };

/** Whether a holding has enough animals of a species. */
export const hasEnough = (species: Livestock, count: number): boolean => count >= FEWEST[species];
