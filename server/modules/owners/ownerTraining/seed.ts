import { addDays } from '../../../../resources/numbers/dates.ts';
import { searchTextOf } from '../../../../resources/numbers/text.ts';
import type { Queryable } from '../../../db/db.ts';
import { dayBetween, momentOf } from '../../../demonstration/base/calendar.ts';
import { insertRows, type Columns } from '../../../demonstration/base/insert.ts';
import { Random } from '../../../demonstration/base/random.ts';

/** The part of an animal that the training of its owner depends on. */
interface TrainedAnimal {
  readonly id: number;
  readonly ownerId: number;
  readonly entityId: number;
  readonly status: string;
}

interface TrainingRow {
  ownerId: number;
  animalId: number | null;
  certificationNumber: string;
  certificationDate: string;
  trainingEntity: string;
  creationEntityId: number;
  creationTimestamp: string;
  searchText: string;
}

const COLUMNS = {
  ownerId: 'bigint',
  animalId: 'bigint',
  certificationNumber: 'text',
  certificationDate: 'date',
  trainingEntity: 'text',
  creationEntityId: 'bigint',
  creationTimestamp: 'timestamptz',
  searchText: 'text',
} satisfies Columns<TrainingRow>;

const SCHOOLS = ['Escola Canina do Tejo', 'Centro de Treino do Mondego', 'Guarda Nacional Republicana'];
/** The share of living animals whose owner has had training, and the share of it for that animal. */
const CHANCE = 0.03;
const FOR_ANIMAL = 0.7;
const YEARS = 3;

/** Writes the training of some owners: at most one of each, dated within the last years. */
export async function writeTrainings(
  tx: Queryable,
  animals: readonly TrainedAnimal[],
  today: string,
): Promise<void> {
  const trained = new Set<number>();
  const rows = animals.flatMap((animal): TrainingRow[] => {
    const random = new Random('training', animal.id);
    if (animal.status !== 'NORMAL' || trained.has(animal.ownerId) || !random.chance(CHANCE)) return [];
    trained.add(animal.ownerId);
    const certificationDate = dayBetween(random, addDays(today, -365 * YEARS), addDays(today, -10));
    const certificationNumber = `FORM-${certificationDate.slice(0, 4)}/${1000 + animal.id}`;
    const trainingEntity = random.pick(SCHOOLS);
    return [
      {
        ownerId: animal.ownerId,
        animalId: random.chance(FOR_ANIMAL) ? animal.id : null,
        certificationNumber,
        certificationDate,
        trainingEntity,
        creationEntityId: animal.entityId,
        creationTimestamp: momentOf(random, certificationDate),
        searchText: searchTextOf(certificationNumber, trainingEntity),
      },
    ];
  });
  await insertRows(tx, 'owner_training', COLUMNS, rows);
}
