import { addDays } from '../../../../../resources/numbers/dates.ts';
import { searchTextOf } from '../../../../../resources/numbers/text.ts';
import { dayBetween, later, momentOf } from '../../../../demonstration/base/calendar.ts';
import type { Columns } from '../../../../demonstration/base/insert.ts';
import { Random } from '../../../../demonstration/base/random.ts';
import type { Staff } from '../../../../demonstration/staff.ts';
import { DEMO_CLINIC } from '../../../../demonstration/entities.ts';
import type { AnimalRow } from '../../../animals/animal/seed/animalRow.ts';
import { makeOwner } from '../../../owners/owner/seed/owner.ts';
import type { OwnerRow } from '../../../owners/owner/seed/ownerRow.ts';
import type { AnimalContext } from '../../../animals/animal/seed/animal.ts';

/** A request for a new owner as the generator writes it. */
export interface TransferRow {
  id: number;
  animalId: number;
  origin: string;
  validationStatus: 'WAITING_VALIDATION' | 'WAITING_DOCUMENTATION' | 'DONE';
  closed: boolean;
  accepted: boolean | null;
  newAnimalName: string | null;
  newOwner: object;
  newOwnerId: number | null;
  previousOwnerId: number;
  comments: string | null;
  reason: string | null;
  requesterName: string | null;
  creationTimestamp: string;
  lastUpdateTimestamp: string;
  creationUserId: number | null;
  creationEntityId: number | null;
  decisionUserId: number | null;
  searchText: string;
}

export const TRANSFER_COLUMNS = {
  id: 'bigint',
  animalId: 'bigint',
  origin: 'text',
  validationStatus: 'text',
  closed: 'boolean',
  accepted: 'boolean',
  newAnimalName: 'text',
  newOwner: 'jsonb',
  newOwnerId: 'bigint',
  previousOwnerId: 'bigint',
  comments: 'text',
  reason: 'text',
  requesterName: 'text',
  creationTimestamp: 'timestamptz',
  lastUpdateTimestamp: 'timestamptz',
  creationUserId: 'bigint',
  creationEntityId: 'bigint',
  decisionUserId: 'bigint',
  searchText: 'text',
} satisfies Columns<TransferRow>;

export type TransferFate = 'WAITING' | 'INCOMPLETE' | 'ACCEPTED' | 'REJECTED' | 'CANCELED';

/** Requests of the last days that were accepted: one of them is contested. */
const RECENT_ACCEPTED = 3;

/** The number of requests of each kind in the demonstration. */
const FATES: readonly (readonly [TransferFate, number])[] = [
  ['WAITING', 14],
  ['INCOMPLETE', 5],
  ['ACCEPTED', 26],
  ['REJECTED', 8],
  ['CANCELED', 4],
];

const REASONS = [
  'A declaração não está assinada por ambas as partes.',
  'O número do transponder indicado na declaração não corresponde ao animal.',
  'O documento de identificação do novo titular está ilegível.',
];

/** The fields of an owner that a request carries. */
export function askedFor(owner: OwnerRow): object {
  const { type, name, nationality, country, isLocalResident, vatNumber, idCard, passport, email, phone } =
    owner;
  const { responsible, postalCode, locality, parishId, street, door, accommodation, address } = owner;
  return {
    type,
    name,
    nationality,
    country,
    isLocalResident,
    vatNumber,
    idCard,
    passport,
    email,
    phone,
    responsible,
    postalCode,
    locality,
    parishId,
    street,
    door,
    accommodation,
    address,
  };
}

/** A request, with the names that its declaration is signed with. */
export interface MadeTransfer {
  row: TransferRow;
  fate: TransferFate;
  animal: AnimalRow;
  from: OwnerRow;
  to: OwnerRow;
}

/** Makes the requests: those of the demonstration's clinic first, then everybody's. */
export function makeTransfers(
  animals: readonly AnimalRow[],
  owners: readonly OwnerRow[],
  world: AnimalContext,
  staff: Staff,
  productToken: string,
): MadeTransfer[] {
  const free = animals.filter(
    ({ status, isLocked, isExternal, errors, registrationDate }) =>
      status === 'NORMAL' &&
      !isLocked &&
      !isExternal &&
      errors.length === 0 &&
      registrationDate < addDays(world.today, -40),
  );
  const own = free.filter(({ entityId }) => entityId === DEMO_CLINIC);
  const others = free.filter(({ entityId }) => entityId !== DEMO_CLINIC);
  const recentFrom = FATES.slice(0, 3).reduce((sum, [, count]) => sum + count, 0) - RECENT_ACCEPTED;
  const fates = FATES.flatMap(([fate, count]) => Array.from({ length: count }, () => fate));
  const people = owners.filter(
    ({ type, isLocked, country }) => type === 'SINGULAR' && !isLocked && country === 'PT',
  );
  const ownerById = new Map(owners.map((owner) => [owner.id, owner]));
  const isRecent = (index: number, fate: TransferFate): boolean => fate === 'ACCEPTED' && index >= recentFrom;
  return fates.map((fate, index) => {
    const random = new Random('transfer', index);
    const animal = (index % 3 === 0 ? own.pop() : others.splice(random.int(0, others.length - 1), 1)[0])!;
    const current = ownerById.get(animal.ownerId)!;
    const stranger = fate === 'WAITING' && random.chance(0.5);
    const other = stranger ? newcomer(900_000 + index, world) : pickOther(random, people, current);
    const [from, to] = fate === 'ACCEPTED' ? [other, current] : [current, other];
    const earliest = fate === 'WAITING' || fate === 'INCOMPLETE' ? -25 : isRecent(index, fate) ? -12 : -600;
    return {
      row: request(index + 1, random, fate, animal, from, to, stranger, world, staff, productToken, earliest),
      fate,
      animal,
      from,
      to,
    };
  });
}

/** A person whom the register does not know yet. */
export function newcomer(id: number, world: AnimalContext): OwnerRow {
  for (let next = id; ; next += 1000) {
    const { row } = makeOwner(next, world);
    if (row.type === 'SINGULAR' && row.country === 'PT' && !row.isLocked) return row;
  }
}

function pickOther(random: Random, people: readonly OwnerRow[], current: OwnerRow): OwnerRow {
  for (;;) {
    const other = random.pick(people);
    if (other.id !== current.id) return other;
  }
}

function request(
  id: number,
  random: Random,
  fate: TransferFate,
  animal: AnimalRow,
  from: OwnerRow,
  to: OwnerRow,
  stranger: boolean,
  { today }: AnimalContext,
  staff: Staff,
  productToken: string,
  /** Days from today. */
  earliest: number,
): TransferRow {
  const open = fate === 'WAITING' || fate === 'INCOMPLETE';
  const asked = dayBetween(
    random,
    later(animal.registrationDate, addDays(today, earliest)),
    addDays(today, open ? -2 : -8),
  );
  const creationTimestamp = momentOf(random, asked);
  const decided = momentOf(random, addDays(asked, random.int(1, 6)));
  const origin = id % 9 === 4 ? 'PUBLIC' : id % 9 === 7 ? 'OWNERS' : productToken;
  const inside = origin === productToken;
  const newAnimalName = random.chance(0.1) ? 'Sortudo' : null;
  return {
    id,
    animalId: animal.id,
    origin,
    closed: !open,
    newAnimalName,
    newOwner: askedFor(to),
    validationStatus: open ? (fate === 'WAITING' ? 'WAITING_VALIDATION' : 'WAITING_DOCUMENTATION') : 'DONE',
    accepted: fate === 'ACCEPTED' ? true : fate === 'REJECTED' ? false : null,
    newOwnerId: stranger ? null : to.id,
    previousOwnerId: from.id,
    comments: fate === 'INCOMPLETE' ? 'Falta a cópia do documento de identificação do novo titular.' : null,
    reason: fate === 'REJECTED' ? random.pick(REASONS) : null,
    requesterName: inside ? null : (origin === 'PUBLIC' ? to : from).name,
    creationTimestamp,
    lastUpdateTimestamp: fate === 'WAITING' ? creationTimestamp : decided,
    creationUserId: inside ? staff.userOf(animal.entityId) : null,
    creationEntityId: inside ? animal.entityId : null,
    decisionUserId:
      fate === 'ACCEPTED' || fate === 'REJECTED' || fate === 'INCOMPLETE' ? staff.operator : null,
    searchText: searchTextOf(animal.transponder, animal.name, from.name, to.name, to.vatNumber),
  };
}
