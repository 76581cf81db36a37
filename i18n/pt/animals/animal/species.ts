/** The kinds of animals. Species are found by these keys under the names that the register stores. */
export const animalKind = {
  species: {
    dog: 'Cão',
    cat: 'Gato',
    ferret: 'Furão',
  },
} as const;
