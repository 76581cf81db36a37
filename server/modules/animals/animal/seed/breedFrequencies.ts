import type { Species } from '../../../../demonstration/base/names.ts';
import type { Random, Weighted } from '../../../../demonstration/base/random.ts';
import type { Breed } from '../../../reference/breed/seed/breeds.ts';

/** The life span of a species, in years, from the first that die of age to the last. */
export const LIFE: Record<Species, readonly [number, number]> = {
  DOG: [8, 17],
  CAT: [9, 20],
  FERRET: [5, 9],
};

/** The relative frequency of a breed; every other one counts 1. */
const COMMON: Record<string, number> = {
  'Labrador Retriever': 26,
  'Pastor Alemão': 20,
  'Podengo Português': 22,
  'Bulldog Francês': 16,
  Chihuahua: 16,
  'Yorkshire Terrier': 15,
  'Golden Retriever': 12,
  'Border Collie': 12,
  Beagle: 12,
  Caniche: 11,
  'Shih Tzu': 10,
  'Cão da Serra da Estrela': 10,
  'Rafeiro do Alentejo': 9,
  'Jack Russell Terrier': 9,
  'Husky Siberiano': 8,
  'Perdigueiro Português': 8,
  'Epagneul Bretão': 8,
  'Pinscher Miniatura': 8,
  Boxer: 7,
  Rottweiler: 7,
  Pug: 6,
  Maltês: 6,
  'Spitz Alemão': 6,
  'Cão de Água Português': 5,
  'Cocker Spaniel Inglês': 5,
  'Pit Bull Terrier': 5,
  'Cane Corso': 4,
  'Europeu Comum': 220,
  Persa: 10,
  Siamês: 14,
  'British Shorthair': 8,
  'Maine Coon': 7,
  'Bosque da Noruega': 5,
};

/** Half of all dogs and a quarter of all cats are of no breed; most cats count as Europeu Comum. */
const MONGREL: Record<Species, number> = { DOG: 0.5, CAT: 0.25, FERRET: 0 };

interface Shelf {
  mongrel: Breed | undefined;
  weighted: Weighted<Breed>;
}

const SPECIES: Weighted<Species> = [
  ['DOG', 594],
  ['CAT', 396],
  ['FERRET', 10],
];

const shelves = new WeakMap<readonly Breed[], Map<Species, Shelf>>();

function shelvesOf(breeds: readonly Breed[]): Map<Species, Shelf> {
  const known = shelves.get(breeds);
  if (known) return known;
  const made = new Map<Species, Shelf>();
  for (const species of ['DOG', 'CAT', 'FERRET'] as const) {
    const own = breeds.filter((breed) => breed.species === species);
    made.set(species, {
      mongrel: own.find(({ isMongrel }) => isMongrel),
      weighted: own.filter(({ isMongrel }) => !isMongrel).map((breed) => [breed, COMMON[breed.name] ?? 1]),
    });
  }
  shelves.set(breeds, made);
  return made;
}

/** A breed, as often as it is met: four cats to six dogs, and now and then a ferret. */
export function pickBreed(random: Random, breeds: readonly Breed[]): Breed {
  const species = random.weighted(SPECIES);
  const { mongrel, weighted } = shelvesOf(breeds).get(species)!;
  return mongrel && random.chance(MONGREL[species]) ? mongrel : random.weighted(weighted);
}

const groups = new WeakMap<readonly Breed[], Map<number, Breed[]>>();

/** The breeds that one can be crossed with: its group's, itself left out. */
export function crossesOf(breed: Breed, breeds: readonly Breed[]): Breed[] {
  let byGroup = groups.get(breeds);
  if (!byGroup) {
    groups.set(breeds, (byGroup = new Map()));
    for (const one of breeds) byGroup.set(one.groupId, [...(byGroup.get(one.groupId) ?? []), one]);
  }
  return (byGroup.get(breed.groupId) ?? []).filter(({ id }) => id !== breed.id);
}

const HUNTING = /^(?:Podengo|Perdigueiro|Beagle|Epagneul|Pointer|Setter|Braco|Sabujo|Basset)/;
const GUARDING = /^(?:Rafeiro|Cão da Serra|Cão de (?:Castro|Gado|Fila de São)|Pastor Alemão)/;

/** The category letter of an animal: its breed's, or what it is kept for. */
export function categoryOf(random: Random, breed: Breed, cross: Breed | null): string {
  if (breed.type === 'G' || cross?.type === 'G') return 'G';
  if (breed.species !== 'DOG') return breed.type;
  if (random.chance(0.003)) return 'H';
  if (HUNTING.test(breed.name) && random.chance(0.45)) return 'E';
  if (GUARDING.test(breed.name) && random.chance(0.35)) return 'B';
  return breed.name === 'Labrador Retriever' && random.chance(0.02) ? 'F' : breed.type;
}

/** Sample notes on animals. */
export const OBSERVATIONS: readonly string[] = [
  'Transponder implantado no lado direito do pescoço.',
  'Cauda amputada por motivo clínico.',
  'Cicatriz na orelha esquerda.',
  'Olhos de cor diferente.',
  'Animal recolhido na via pública e adotado.',
  'Mancha branca no peito.',
  'Alérgico a penicilina, segundo o titular.',
  'Amputação do membro posterior direito.',
  'Reagiu bem à implantação; controlo de leitura efetuado.',
  'Ouve mal.',
];

/** Kennels that stand behind the name in a pedigree. */
export const KENNEL_NAMES: readonly string[] = [
  'da Quinta do Lago',
  'do Vale Encantado',
  'de Montalvo',
  'das Terras de Sicó',
  'do Solar da Beira',
];
