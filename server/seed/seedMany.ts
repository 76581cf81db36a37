import sql from 'sql-template-tag';
import { dayIn } from '../../resources/numbers/dates.ts';
import type { Db, Tx } from '../db/db.ts';
import type { Settings } from '../settings/settings.ts';
import { continueNumbering, insertRows, nextId } from '../demonstration/base/insert.ts';
import { withoutIndexes } from '../demonstration/base/indexes.ts';
import { writeInterventions } from '../modules/animals/healthIntervention/seed.ts';
import { writeLicences } from '../modules/animals/animalLicense/seed.ts';
import { writeLostObservations } from '../modules/lostFound/lostAnimalObservation/seed.ts';
import { writeLost } from '../modules/lostFound/lostAnimal/seed/reports.ts';
import type { Keeper } from '../modules/owners/owner/seed/owners.ts';
import { ANIMAL_COLUMNS, type AnimalRow } from '../modules/animals/animal/seed/animalRow.ts';
import { makeOwners } from '../modules/owners/owner/seed/owners.ts';
import { makeAnimals } from '../modules/animals/animal/seed/animals.ts';
import { linkAnimals, writeTreating } from '../modules/animals/animal/seed/relations.ts';
import { OWNER_COLUMNS } from '../modules/owners/owner/seed/ownerRow.ts';
import { writeContactProofs } from '../modules/owners/owner/seed/contactProofs.ts';
import { createSeedContext, type SeedContext } from './seedContext.ts';

/** The number to add, and the day they are dated by. */
export interface SeedManyOptions {
  animals: number;
  owners: number;
  /** 'YYYY-MM-DD'; today in Lisbon by default. The same day adds the same animals to the same register. */
  today?: string;
  productToken?: Settings['productToken'];
  /** From so many animals on the indexes are built anew. */
  rebuildFrom?: number;
  /** Called at intervals with the progress. */
  onProgress?: (done: number, of: number, what: 'owners' | 'animals' | 'indexes') => void;
}

const BATCH = 10_000;
/** The tables that a large load fills. */
const TABLES = [
  'owner',
  'animal',
  'transponder_alias',
  'animal_entity',
  'owner_entity',
  'health_intervention',
];
/** From so many animals on, building the indexes anew is faster than keeping them up to date. */
const LARGE = 50_000;

/**
 * Adds owners and animals to a register, reproducibly and in one transaction; a register that has no
 * entities yet gets the demonstration's, with the accounts to sign in with. Pictures, papers, versions and
 * account books are not made: they would only be weight.
 */
export async function seedMany(
  db: Db,
  {
    animals,
    owners,
    today = dayIn('Europe/Lisbon'),
    productToken = 'COLEIRA',
    rebuildFrom = LARGE,
    onProgress,
  }: SeedManyOptions,
): Promise<void> {
  const world = await createSeedContext(db, { productToken }, today);
  await db.transaction(async (tx) => {
    const firstAnimal = await nextId(tx, 'animal');
    const size = { animals, owners, firstAnimal, firstOwner: await nextId(tx, 'owner'), withShelters: false };
    const load = async (): Promise<void> => loadOwnersAndAnimals(tx, size, world, onProgress);
    // Where the register is large already, its indexes are dearer to build than to keep.
    if (animals >= rebuildFrom && firstAnimal <= animals) {
      await withoutIndexes(tx, TABLES, load, (done, of) => onProgress?.(done, of, 'indexes'));
    } else await load();
  });
  for (const table of TABLES) await db.script(`vacuum (analyze) ${table}`);
  await db.script('analyze');
}

/** The numbers to make, and the first ones. */
interface LoadSize {
  readonly owners: number;
  readonly animals: number;
  readonly firstOwner: number;
  readonly firstAnimal: number;
  readonly withShelters: boolean;
}

async function loadOwnersAndAnimals(
  tx: Tx,
  size: LoadSize,
  world: SeedContext,
  onProgress: SeedManyOptions['onProgress'],
): Promise<void> {
  const keepers: Keeper[] = [];
  for (const rows of makeOwners(size, world, keepers, BATCH)) {
    await insertRows(tx, 'owner', OWNER_COLUMNS, rows);
    await writeContactProofs(tx, rows);
    onProgress?.(keepers.length, size.owners, 'owners');
  }
  if (keepers.length === 0) keepers.push(...(await readKeepers(tx)));
  let done = 0;
  const missing: AnimalRow[] = [];
  for (const made of makeAnimals(size, world, keepers, BATCH)) {
    const rows = made.map(({ row }) => row);
    await insertRows(tx, 'animal', ANIMAL_COLUMNS, rows);
    await writeTreating(tx, made);
    await writeInterventions(tx, rows, world.today, { isBrief: true });
    await writeLicences(tx);
    missing.push(...rows.filter(({ status }) => status === 'LOST' || status === 'FOUND'));
    onProgress?.((done += rows.length), size.animals, 'animals');
  }
  await linkAnimals(tx, size.firstAnimal);
  const reports = await writeLost(tx, world, { missing });
  await writeLostObservations(tx, reports.first);
  await continueNumbering(tx, 'owner', 'animal');
}

/** Owners who are there already, for animals that come without new ones. */
async function readKeepers(tx: Tx): Promise<Keeper[]> {
  const rows = await tx.query<Keeper>(sql`
    select o.id, o.name, coalesce(left(p.code, 4), '1106') as county, o.creation_timestamp::date as since,
      null as entity_id
    from owner o left join parish p on p.id = o.parish_id order by o.id limit 100000`);
  if (rows.length === 0) throw new Error('there are no owners: ask for some as well');
  return rows;
}
