import { addDays, showDate } from '../../../../resources/numbers/dates.ts';
import { searchTextOf } from '../../../../resources/numbers/text.ts';
import { addWorkingDays } from '../../../../resources/numbers/workingDays.ts';
import type { DocumentBatch } from '../../common/document/seed/documentBatch.ts';
import type { AnimalRow } from '../../animals/animal/seed/animalRow.ts';
import type { OwnerRow } from '../../owners/owner/seed/ownerRow.ts';
import { momentOf } from '../../../demonstration/base/calendar.ts';
import type { Columns } from '../../../demonstration/base/insert.ts';
import { Random } from '../../../demonstration/base/random.ts';
import { DEMO_CLINIC } from '../../../demonstration/entities.ts';
import type { AnimalContext } from '../../animals/animal/seed/animal.ts';
import type { Staff } from '../../../demonstration/staff.ts';
import { askedFor, newcomer, type TransferFate } from '../animalTransfer/seed/transfers.ts';

/** A pre-registration as the generator writes it. */
export interface PreRegisterRow {
  id: number;
  transponder: string;
  animalName: string;
  ownerName: string;
  requestReason: string;
  animal: object;
  owner: object;
  origin: string;
  validationStatus: 'WAITING_VALIDATION' | 'WAITING_DOCUMENTATION' | 'DONE';
  closed: boolean;
  accepted: boolean | null;
  comments: string | null;
  reason: string | null;
  dueDate: string;
  termPauseDate: string | null;
  creationTimestamp: string;
  lastUpdateTimestamp: string;
  creationUserId: number | null;
  creationEntityId: number;
  decisionUserId: number | null;
  searchText: string;
}

export const PRE_REGISTER_COLUMNS = {
  id: 'bigint',
  transponder: 'text',
  animalName: 'text',
  ownerName: 'text',
  requestReason: 'text',
  animal: 'jsonb',
  owner: 'jsonb',
  origin: 'text',
  validationStatus: 'text',
  closed: 'boolean',
  accepted: 'boolean',
  comments: 'text',
  reason: 'text',
  dueDate: 'date',
  termPauseDate: 'date',
  creationTimestamp: 'timestamptz',
  lastUpdateTimestamp: 'timestamptz',
  creationUserId: 'bigint',
  creationEntityId: 'bigint',
  decisionUserId: 'bigint',
  searchText: 'text',
} satisfies Columns<PreRegisterRow>;

/** The number of requests of each kind in the demonstration. */
const FATES: readonly (readonly [TransferFate, number])[] = [
  ['WAITING', 12],
  ['INCOMPLETE', 3],
  ['ACCEPTED', 4],
  ['REJECTED', 2],
  ['CANCELED', 1],
];

const WHY = [
  'O transponder foi comprado antes de existir a rastreabilidade e não consta da base de dados do fabricante.',
  'O animal veio de outro país com o transponder já colocado.',
  'O leitor confirma o número, mas o registo recusa-o.',
];

/** Working days of the term. */
const TERM_DAYS = 10;

/** Returns the values of an animal that a request contains. */
const animalOf = (row: AnimalRow, transponder: string, birthdate: string): object => {
  const { name, gender, breedId, isCrossBreed, crossBreedId, color, veterinaryId, entityId } = row;
  const described = { transponder, name, gender, breedId, isCrossBreed, crossBreedId, color, birthdate };
  return { ...described, veterinaryId, entityId, useOwnerAddress: true };
};

/**
 * Makes the pre-registrations: those accepted became animals of the register, which are marked; the others are of
 * animals that it does not have.
 * @param taken ids of animals that other requests are about
 */
export function makePreRegisters(
  animals: AnimalRow[],
  owners: readonly OwnerRow[],
  taken: readonly number[],
  world: AnimalContext,
  staff: Staff,
  productToken: string,
): PreRegisterRow[] {
  const { today } = world;
  const inUse = new Set(taken);
  const free = animals.filter(
    ({ id, status, isLocked, isExternal, errors, registrationDate }) =>
      !inUse.has(id) &&
      status === 'NORMAL' &&
      !isLocked &&
      !isExternal &&
      errors.length === 0 &&
      registrationDate < addDays(today, -40),
  );
  const own = free.filter(({ entityId }) => entityId === DEMO_CLINIC);
  const ownerById = new Map(owners.map((owner) => [owner.id, owner]));
  const fates = FATES.flatMap(([fate, count]) => Array.from({ length: count }, () => fate));
  return fates.map((fate, index): PreRegisterRow => {
    const random = new Random('preRegister', index);
    const id = index + 1;
    const from = index % 2 === 0 && own.length > index ? own : free;
    const animal = from[random.int(0, from.length - 1)]!;
    const isAccepted = fate === 'ACCEPTED';
    const isOpen = fate === 'WAITING' || fate === 'INCOMPLETE';
    if (isAccepted) {
      animal.isPreRegister = true;
      for (const list of [own, free]) if (list.includes(animal)) list.splice(list.indexOf(animal), 1);
    }
    // The oldest of those that wait is past its term.
    const asked = isAccepted
      ? addDays(animal.registrationDate, -random.int(1, 6))
      : addDays(today, isOpen ? -(1 + index * 3) : -random.int(30, 200));
    const creationTimestamp = momentOf(random, asked);
    const decidedDay = isAccepted ? animal.registrationDate : addDays(asked, isOpen ? 1 : random.int(2, 9));
    const transponder = isAccepted ? animal.transponder : `62009700000${String(1000 + id)}`;
    const owner = isAccepted ? ownerById.get(animal.ownerId)! : newcomer(950_000 + index, world);
    const birthdate = isAccepted ? animal.birthdate : addDays(asked, -random.int(60, 900));
    return {
      id,
      transponder,
      animalName: animal.name,
      ownerName: owner.name,
      requestReason: random.pick(WHY),
      animal: animalOf(animal, transponder, birthdate),
      owner: askedFor(owner),
      origin: productToken,
      validationStatus: isOpen
        ? fate === 'WAITING'
          ? 'WAITING_VALIDATION'
          : 'WAITING_DOCUMENTATION'
        : 'DONE',
      closed: !isOpen,
      accepted: isAccepted ? true : fate === 'REJECTED' ? false : null,
      comments: null,
      reason:
        fate === 'REJECTED'
          ? 'O transponder não tem autorização de comercialização em Portugal.'
          : fate === 'INCOMPLETE'
            ? 'Falta um documento que prove a colocação do transponder.'
            : null,
      dueDate: addWorkingDays(asked, TERM_DAYS),
      termPauseDate: fate === 'INCOMPLETE' ? decidedDay : null,
      creationTimestamp,
      lastUpdateTimestamp: fate === 'WAITING' ? creationTimestamp : momentOf(random, decidedDay),
      creationUserId: staff.userOf(animal.entityId),
      creationEntityId: animal.entityId,
      decisionUserId: fate === 'WAITING' || fate === 'CANCELED' ? null : staff.operator,
      searchText: searchTextOf(transponder, animal.name, owner.name),
    };
  });
}

/** Files the label of the transponder that a pre-registration comes with. */
export function fileLabel(documents: DocumentBatch, row: PreRegisterRow): void {
  const { id, transponder, animalName, ownerName, creationTimestamp, creationUserId, creationEntityId } = row;
  documents.letter(
    'Comprovativo de colocação de transponder',
    [
      `Transponder: ${transponder}`,
      `Nome do animal: ${animalName}`,
      `Titular: ${ownerName}`,
      '',
      'O transponder foi colocado no lado esquerdo do pescoço, depois de confirmada a ausência de outro.',
      '',
      `Data: ${showDate(creationTimestamp)}`,
      '',
      'Assinatura do médico veterinário: ______________________________',
    ],
    {
      documentType: 'ANIMAL_PRE_REGISTER',
      documentTypeId: id,
      title: 'Comprovativo de colocação',
      filename: `transponder-${transponder}.pdf`,
      creationTimestamp,
      creationUserId,
      creationEntityId,
    },
  );
}
