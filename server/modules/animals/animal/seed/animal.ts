import { addDays, daysBetween } from '../../../../../resources/numbers/dates.ts';
import { searchTextOf } from '../../../../../resources/numbers/text.ts';
import { dayBetween, momentOf } from '../../../../demonstration/base/calendar.ts';
import { animalName } from '../../../../demonstration/base/names.ts';
import { transponder } from '../../../../demonstration/base/numbers.ts';
import type { Places } from '../../../../demonstration/base/places.ts';
import { Random } from '../../../../demonstration/base/random.ts';
import type { Breed } from '../../../reference/breed/seed/breeds.ts';
import type { Keeper } from '../../../owners/owner/seed/owners.ts';
import type { AnimalRow } from './animalRow.ts';
import {
  daysAtRegistration,
  pickStatus,
  licenceEnd,
  makeInvalid,
  rabiesEnd,
  sterilised,
} from './lifeEvents.ts';
import { categoryOf, crossesOf, KENNEL_NAMES, OBSERVATIONS, pickBreed } from './breedFrequencies.ts';

/** The data that making animals needs. */
export interface AnimalContext {
  breeds: readonly Breed[];
  places: Places;
  today: string;
  /** The entities that register in a municipality; any of them where there is none. */
  practicesIn(county: string): readonly number[];
  /** The veterinarians of an entity. */
  veterinariesOf(entityId: number): readonly number[];
}

/** Second chips come from numbers beyond those of all first ones. */
const SECOND_CHIPS = 50_000_000;

/** Makes the animal with a number: the same number and owner make the same animal on the same day. */
export function makeAnimal(
  id: number,
  keeper: Keeper,
  world: AnimalContext,
): { row: AnimalRow; breed: Breed } {
  const { today, places } = world;
  const random = new Random('animal', id);
  const breed = pickBreed(random, world.breeds);
  const unknownSex =
    breed.species !== 'DOG' && (breed.isMongrel || breed.species === 'FERRET') && random.chance(0.02);
  const gender = unknownSex ? 'UNDEFINED' : random.chance(0.52) ? 'FEMALE' : 'MALE';
  const name = animalName(random, breed.species, gender);
  const number = transponder(id - 1);
  const yesterday = addDays(today, -1);
  const registered = random.chance(0.6) ? keeper.since : dayBetween(random, keeper.since, yesterday);
  const birthdate = addDays(registered, -daysAtRegistration(random));
  const fate = pickStatus(random, breed, birthdate, registered, yesterday);
  const lastDay = fate.deathDate ?? yesterday;
  const cross = !breed.isMongrel && random.chance(0.12) ? pickCross(random, breed, world.breeds) : null;
  const breedCategory = categoryOf(random, breed, cross);
  const entityId = keeper.entityId ?? random.common(world.practicesIn(keeper.county));
  const veterinaries = world.veterinariesOf(entityId);
  const elsewhere = random.chance(0.07) ? places.home(random, keeper.county) : null;
  const hasOrigin = !breed.isMongrel && !cross && random.chance(0.1);
  const row: AnimalRow = {
    id,
    version: 1,
    transponder: number,
    // A second chip now and then, put in where the first was not found.
    secondTransponder: id % 250 === 9 ? transponder(SECOND_CHIPS + id) : null,
    name,
    gender,
    breedId: breed.id,
    isCrossBreed: cross !== null,
    crossBreedId: cross?.id ?? null,
    breedCategory,
    color: random.common(breed.colors),
    birthdate,
    passport: random.chance(0.1) ? `PT${100_000_000 + ((id * 7919) % 899_999_963)}` : null,
    healthReport: random.chance(0.3)
      ? `BS-${birthdate.slice(0, 4)}-${String(id % 100_000).padStart(5, '0')}`
      : null,
    observations: random.chance(0.09) ? random.pick(OBSERVATIONS) : null,
    lopNumber: hasOrigin ? `LOP ${400_000 + (id % 300_000)}` : null,
    lopName: hasOrigin ? `${name} ${random.pick(KENNEL_NAMES)}` : null,
    photoId: null,
    status: fate.status,
    deathDate: fate.deathDate,
    isLocked: fate.isLocked,
    lockReason: fate.lockReason,
    isExternal: random.chance(0.006),
    isPreRegister: false,
    isSterilized: daysBetween(birthdate, today) > 200 && random.chance(sterilised(breed, breedCategory)),
    rabiesImmunizationDateEnd: rabiesEnd(random, breed, birthdate, registered, lastDay),
    licenseDateEnd: licenceEnd(random, breed, breedCategory, registered, lastDay),
    errors: [],
    registrationDate: registered,
    creationTimestamp: momentOf(random, registered),
    ownerId: keeper.id,
    veterinaryId: veterinaries.length > 0 ? random.pick(veterinaries) : null,
    entityId,
    useOwnerAddress: elsewhere === null,
    postalCode: elsewhere?.postalCode ?? null,
    locality: elsewhere?.locality ?? null,
    parishId: elsewhere?.parishId ?? null,
    address: elsewhere?.address ?? null,
    searchText: searchTextOf(number, name, keeper.name),
  };
  if (random.chance(0.008)) makeInvalid(random, row);
  return { row, breed };
}

function pickCross(random: Random, breed: Breed, breeds: readonly Breed[]): Breed | null {
  const crosses = crossesOf(breed, breeds);
  return crosses.length > 0 ? random.pick(crosses) : null;
}
