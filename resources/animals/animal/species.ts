/** The names of the species in the register: the roots of the breeds' tree, by the keys of their texts. */
export const SPECIES_NAMES = { dog: 'Cão', cat: 'Gato', ferret: 'Furão' } as const;
