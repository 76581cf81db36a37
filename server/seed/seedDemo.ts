import sql from 'sql-template-tag';
import { dayIn } from '../../resources/numbers/dates.ts';
import type { Db, Queryable } from '../db/db.ts';
import type { Settings } from '../settings/settings.ts';
import { continueNumbering, insertRows, nextId } from './base/insert.ts';
import { Random } from './base/random.ts';
import { DEMO_ACCOUNTS } from './users.ts';
import { PhotoPool } from './drawing/photoPool.ts';
import { writeHistory } from './events/history.ts';
import { writeLost } from './events/lost.ts';
import { writeBillingTransactions } from './events/billingTransactions.ts';
import { writeNotifications } from './events/notifications.ts';
import { DocumentBatch } from './events/documents.ts';
import { writeTickets } from './events/tickets.ts';
import { makeTransfers, TRANSFER_COLUMNS, type Staff } from './events/transfers.ts';
import type { Keeper } from './animals/animal.ts';
import { ANIMAL_COLUMNS, type AnimalRow } from './animals/animalRow.ts';
import { makeAnimals, makeOwners, type RegisterSize, type MadeAnimal } from './animals/generate.ts';
import { linkAnimals, writeTreating } from './animals/relations.ts';
import { OWNER_COLUMNS } from './animals/ownerRow.ts';
import { createSeedContext, type SeedContext } from './seedContext.ts';

/** How large the demonstration is, and the day it is dated by. */
export interface DemoOptions {
  animals?: number;
  owners?: number;
  /** 'YYYY-MM-DD'; today in Lisbon unless told. The same day makes the same demonstration. */
  today?: string;
  /** Pictures at most; 0 for none. */
  drawings?: number;
}

/** Animals with a picture, of those that are alive. */
const PICTURED = 0.34;

/**
 * Fills an empty register with the demonstration: entities, veterinarians, the accounts to sign in with,
 * owners, animals in every state, their pictures, requests, papers, account books and notices.
 * A register that has animals is left as it is.
 * @returns whether it was filled
 */
export async function seedDemo(
  db: Db,
  settings: Pick<Settings, 'productToken'>,
  { animals = 2_000, owners = 900, today = dayIn('Europe/Lisbon'), drawings = 60 }: DemoOptions = {},
): Promise<boolean> {
  const world = await createSeedContext(db, settings, today);
  if ((await db.query(sql`select from animal limit 1`)).length > 0) return false;
  const size: RegisterSize = { animals, owners, firstAnimal: 1, firstOwner: 1, withShelters: true };
  const keepers: Keeper[] = [];
  const ownerRows = [...makeOwners(size, world, keepers, owners)].flat();
  const made = [...makeAnimals(size, world, keepers, animals)].flat();
  await db.transaction(async (tx) => {
    const staff = await readStaff(tx);
    const rows = made.map(({ row }) => row);
    const transfers = makeTransfers(rows, ownerRows, world, staff, settings.productToken);
    const photos = await takePhotos(made, drawings, await nextId(tx, 'document'));
    const accepted = new Map(
      transfers.filter(({ fate }) => fate === 'ACCEPTED').map((one) => [one.animal.id, one]),
    );
    const names = await readNames(tx, world, keepers);
    await writeHistory(tx, world, rows, ownerRows, accepted, names, staff);
    await photos.write(tx);
    await insertRows(tx, 'owner', OWNER_COLUMNS, ownerRows);
    await insertRows(tx, 'animal', ANIMAL_COLUMNS, rows);
    await writeTreating(tx, made);
    await linkAnimals(tx, 1);
    await insertRows(
      tx,
      'animal_transfer',
      TRANSFER_COLUMNS,
      transfers.map(({ row }) => row),
    );
    const papers = new DocumentBatch(await nextId(tx, 'document'));
    for (const transfer of transfers) papers.declaration(transfer);
    await papers.write(tx);
    await writeLost(
      tx,
      world,
      missing(rows),
      returned(
        rows,
        transfers.map(({ animal }) => animal),
      ),
      8,
    );
    await writeBillingTransactions(tx, rows, staff, today);
    await writeNotifications(tx, transfers, today);
    await writeTickets(tx, transfers, today, settings.productToken);
    await continueNumbering(tx, 'owner', 'animal', 'animal_transfer', 'document');
  });
  await db.script('analyze');
  return true;
}

/** Someone to act for each entity: the demonstration's own account where it has one. */
async function readStaff(tx: Queryable): Promise<Staff> {
  const rows = await tx.query<{ entityId: number; userId: number }>(sql`
    select entity_id, min(id) as user_id from app_user where entity_id is not null and email <> 'reader@demo.test'
    group by entity_id`);
  const users = new Map(rows.map(({ entityId, userId }) => [entityId, userId]));
  return { userOf: (entityId) => users.get(entityId ?? 0) ?? null, operator: DEMO_ACCOUNTS[0]!.id };
}

async function readNames(tx: Queryable, { breeds }: SeedContext, keepers: readonly Keeper[]) {
  const veterinaries = await tx.query<{ id: number; name: string }>(sql`select id, name from veterinary`);
  return {
    breeds: new Map(breeds.map(({ id, name }) => [id, name])),
    owners: new Map(keepers.map(({ id, name }) => [id, name])),
    veterinaries: new Map(veterinaries.map(({ id, name }) => [id, name])),
  };
}

/** Draws the pictures: all that are lost or found have one, and a third of the others. */
async function takePhotos(
  made: readonly MadeAnimal[],
  drawings: number,
  firstId: number,
): Promise<DocumentBatch> {
  const album = new PhotoPool(drawings);
  const papers = new DocumentBatch(firstId);
  for (const { row, breed } of made) {
    const missing = row.status === 'LOST' || row.status === 'FOUND';
    if (!missing && (row.status === 'DEAD' || !new Random('photo', row.id).chance(PICTURED))) continue;
    const drawing = await album.of(row.id, breed, row.color);
    if (drawing) row.photoId = papers.photo(drawing, row);
  }
  return papers;
}

const missing = (rows: readonly AnimalRow[]): AnimalRow[] =>
  rows.filter(({ status }) => status === 'LOST' || status === 'FOUND');

/** Animals that were lost once and are home again. */
function returned(rows: readonly AnimalRow[], busy: readonly AnimalRow[]): AnimalRow[] {
  return rows.filter((row) => row.status === 'NORMAL' && row.id % 50 === 7 && !busy.includes(row));
}
