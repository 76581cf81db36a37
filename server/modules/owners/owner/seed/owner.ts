import { addDays } from '../../../../../resources/numbers/dates.ts';
import { searchTextOf } from '../../../../../resources/numbers/text.ts';
import { momentOf } from '../../../../demonstration/base/calendar.ts';
import { person } from '../../../../demonstration/base/names.ts';
import {
  citizenCard,
  companyNif,
  entityNif,
  fixedPhone,
  mobilePhone,
  personNif,
} from '../../../../demonstration/base/numbers.ts';
import { areaCode, type Places } from '../../../../demonstration/base/places.ts';
import { Random } from '../../../../demonstration/base/random.ts';
import type { EntityLine } from '../../../../demonstration/entities.ts';
import { abroad } from './abroad.ts';
import type { OwnerRow } from './ownerRow.ts';

/** The data that making owners needs. */
export interface OwnerContext {
  places: Places;
  /** 'YYYY-MM-DD'; everything has happened before it. */
  today: string;
}

/** Years back to which owners go; more came of late. */
const YEARS = 13;

const COMPANIES = ['Quinta', 'Herdade', 'Monte', 'Canil', 'Segurança', 'Turismo Rural', 'Escola Canina'];

type Lock = Pick<OwnerRow, 'editLocked' | 'isLocked' | 'lockOwnerDead' | 'lockEndDate' | 'lockObservations'>;

const UNLOCKED: Lock = {
  editLocked: false,
  isLocked: false,
  lockOwnerDead: false,
  lockEndDate: null,
  lockObservations: null,
};

/** An owner and its municipality, which decides its clinic. */
export interface MadeOwner {
  row: OwnerRow;
  county: string;
}

/** Makes the owner with a number: the same number makes the same owner on the same day. */
export function makeOwner(id: number, { places, today }: OwnerContext): MadeOwner {
  const random = new Random('owner', id);
  const county = places.county(random);
  const made = person(random, id);
  const created = addDays(today, -1 - Math.floor(random.next() ** 1.8 * YEARS * 365));
  const home = places.home(random, county);
  const seen = checkedAt(id, created, today);
  const common: OwnerRow = {
    id,
    type: 'SINGULAR',
    name: made.name,
    nationality: 'PT',
    country: 'PT',
    isLocalResident: true,
    vatNumber: personNif(id),
    idCard: random.chance(0.7) ? citizenCard(id) : null,
    passport: null,
    email: made.email,
    phone: mobilePhone(id),
    phone2: random.chance(0.12) ? fixedPhone(areaCode(county), id) : null,
    responsible: null,
    postalCode: home.postalCode,
    locality: home.locality,
    parishId: home.parishId,
    street: home.street,
    door: home.door,
    accommodation: home.accommodation,
    address: home.address,
    verifiedData: random.chance(0.7),
    contactConfirmedAt: random.chance(0.2) ? seen : null,
    contactCheckedAt: seen,
    needsReview: random.chance(0.012),
    skipNotifications: random.chance(0.03),
    ...UNLOCKED,
    creationTimestamp: momentOf(random, created),
    creationEntityId: null,
    searchText: '',
  };
  const kind = random.next();
  const row: OwnerRow =
    kind < 0.03
      ? { ...common, ...company(id, random) }
      : kind < 0.075
        ? { ...common, ...abroad(id, random, made) }
        : { ...common, ...lock(id, today) };
  row.searchText = searchTextOf(row.name, row.vatNumber, row.idCard ?? row.passport, row.email, row.phone);
  return { row, county };
}

/** The owner that a shelter is: a municipality or association holds the animals it takes in. */
export function shelterOwner(id: number, entity: EntityLine, world: OwnerContext): MadeOwner {
  const { row } = makeOwner(id, world);
  const random = new Random('shelter', id);
  const isPublic = entity.profile === 'municipality';
  const shelter: OwnerRow = {
    ...row,
    ...world.places.home(random, entity.county),
    type: 'COLLECTIVE',
    name: entity.name,
    nationality: null,
    country: 'PT',
    isLocalResident: true,
    accommodation: null,
    vatNumber: entityNif(entity.id, isPublic),
    idCard: null,
    passport: null,
    responsible: person(random, 0).name,
    email: `adocoes@entidade-${entity.id}.test`,
    phone: fixedPhone(areaCode(entity.county), entity.id),
    phone2: null,
    ...UNLOCKED,
    verifiedData: true,
    needsReview: false,
    creationEntityId: entity.id,
    creationTimestamp: `${addDays(world.today, -YEARS * 365)}T09:00:00.000Z`,
  };
  shelter.address = `${shelter.street}, ${shelter.door}`;
  shelter.searchText = searchTextOf(shelter.name, shelter.vatNumber, shelter.email, shelter.phone);
  return { row: shelter, county: entity.county };
}

/** Of some owners the contacts were never checked since they were entered, of others lately, or long ago. */
function checkedAt(id: number, created: string, today: string): string | null {
  const random = new Random('contacts', id);
  if (random.chance(0.25)) return null;
  const day = addDays(today, -1 - Math.floor(random.next() ** 2 * 3 * 365));
  return momentOf(random, day < created ? created : day);
}

function company(id: number, random: Random): Partial<OwnerRow> {
  const { surname, name } = person(random, id);
  return {
    type: 'COLLECTIVE',
    name: `${random.pick(COMPANIES)} ${surname}, Lda.`,
    nationality: null,
    idCard: null,
    vatNumber: companyNif(id),
    responsible: name,
    email: `geral${id}@empresa.test`,
  };
}

/** A few owners are locked: for a time, for editing, or because they have died. */
function lock(id: number, today: string): Partial<Lock> {
  if (id % 101 === 50)
    return {
      isLocked: true,
      lockEndDate: addDays(today, 20 + (id % 70)),
      lockObservations: 'Inibição temporária de detenção.',
    };
  if (id % 149 === 70) return { isLocked: true, lockObservations: 'Identificação por confirmar.' };
  if (id % 173 === 80)
    return { isLocked: true, lockOwnerDead: true, lockObservations: 'Óbito comunicado pela família.' };
  return id % 127 === 60
    ? { editLocked: true, lockObservations: 'Dados confirmados; alterações só pelo operador.' }
    : {};
}
