import sql from 'sql-template-tag';
import { addDays, dayIn } from '../../resources/numbers/dates.ts';
import type { Db, Queryable } from '../db/db.ts';
import type { Settings } from '../settings/settings.ts';
import { continueNumbering, insertRows, nextId } from './base/insert.ts';
import { Random } from './base/random.ts';
import { DEMO_ACCOUNTS, seedOwnerAccount, DEMO_OWNER_EMAIL } from './users.ts';
import { PhotoPool } from './drawing/photoPool.ts';
import { writeDashboards } from './events/dashboards.ts';
import { writeFirstVersions, writeHistory } from './events/history.ts';
import { writeAdverts, writeApiKeys } from './events/adverts.ts';
import { writeAggressions } from './events/aggressions.ts';
import { writeInterventions } from './events/interventions.ts';
import { writeMerges } from './events/merges.ts';
import { writeLicences } from './events/licences.ts';
import { writeLost } from './events/lost.ts';
import { writeBillingTransactions } from './events/billingTransactions.ts';
import { writeNotifications } from './events/notifications.ts';
import { writeObservations } from './events/observations.ts';
import { DocumentBatch } from './events/documents.ts';
import { writeOwnerErasures } from './events/ownerErasures.ts';
import { writeOwnerMerges } from './events/ownerMerges.ts';
import { writeReviews } from './events/reviews.ts';
import { writeAccountRequest, writePublicRequests } from './events/publicRequests.ts';
import { writeTickets } from './events/tickets.ts';
import { writeTransponders } from './events/transponders.ts';
import { writeTrainings } from './events/trainings.ts';
import { makePreRegisters, PRE_REGISTER_COLUMNS } from './events/preRegisters.ts';
import { writeTwoPartyTransfers } from './events/twoPartyTransfers.ts';
import { makeTransfers, TRANSFER_COLUMNS, type Staff } from './events/transfers.ts';
import type { Keeper } from './animals/animal.ts';
import { ANIMAL_COLUMNS, type AnimalRow } from './animals/animalRow.ts';
import { makeAnimals, makeOwners, type RegisterSize, type MadeAnimal } from './animals/generate.ts';
import { linkAnimals, writeTreating } from './animals/relations.ts';
import { OWNER_COLUMNS } from './animals/ownerRow.ts';
import { createSeedContext, type SeedContext } from './seedContext.ts';

/** The size of the demonstration, and the day it is dated by. */
export interface DemoOptions {
  animals?: number;
  owners?: number;
  /** 'YYYY-MM-DD'; today in Lisbon by default. The same day makes the same demonstration. */
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
    const preRegisters = makePreRegisters(
      rows,
      ownerRows,
      transfers.map(({ animal }) => animal.id),
      world,
      staff,
      settings.productToken,
    );
    const photos = await takePhotos(made, drawings, await nextId(tx, 'document'));
    const accepted = new Map(
      transfers.filter(({ fate }) => fate === 'ACCEPTED').map((one) => [one.animal.id, one]),
    );
    const names = await readNames(tx, world, keepers);
    await writeHistory(tx, world, rows, ownerRows, accepted, names, staff);
    await photos.write(tx);
    await insertRows(tx, 'owner', OWNER_COLUMNS, ownerRows);
    await writeReviews(tx, ownerRows, staff, today, settings.productToken);
    await insertRows(tx, 'animal', ANIMAL_COLUMNS, rows);
    await writeTreating(tx, made);
    await writeInterventions(tx, rows, today);
    await writeLicences(tx);
    await writeAggressions(tx, rows, staff, today);
    await writeTrainings(tx, rows, today);
    await writeDashboards(tx);
    await writeObservations(tx, rows, staff, today);
    await linkAnimals(tx, 1);
    await writeOwnerMerges(tx, staff, today, settings.productToken);
    await writeOwnerErasures(tx, staff, today, settings.productToken);
    await insertRows(
      tx,
      'animal_transfer',
      TRANSFER_COLUMNS,
      transfers.map(({ row }) => row),
    );
    await insertRows(tx, 'animal_pre_register', PRE_REGISTER_COLUMNS, preRegisters);
    const papers = new DocumentBatch(await nextId(tx, 'document'));
    for (const transfer of transfers) papers.declaration(transfer);
    for (const preRegister of preRegisters) papers.label(preRegister);
    await papers.write(tx);
    await writeTwoPartyTransfers(tx, settings.productToken);
    await seedOwnerAccount(tx);
    await writeLost(
      tx,
      world,
      { missing: missing(rows), waiting: waiting(rows, transfers), operator: staff.operator },
      returned(
        rows,
        transfers.map(({ animal }) => animal),
        today,
      ),
      8,
    );
    const demonstration = { tx, today, operator: staff.operator };
    await writePublicRequests(demonstration, rows.filter(isFreeOf(transfers)), ownerRows);
    await writeAccountRequest(demonstration, DEMO_OWNER_EMAIL);
    await writeBillingTransactions(tx, rows, staff, today);
    await writeNotifications(tx, transfers, today);
    await writeTickets(tx, transfers, today, settings.productToken);
    await continueNumbering(tx, 'owner', 'animal', 'animal_transfer', 'animal_pre_register', 'document');
    await writeMerges(tx, rows, staff, today);
    await writeAdverts(tx);
    await writeApiKeys(tx);
    await writeTransponders(tx, staff, today);
    await writeFirstVersions(tx, staff);
  });
  await db.script('analyze');
  return true;
}

/** A user for each entity: the demonstration's own account where it has one. */
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

/** Whether an animal is in none of these requests. */
const isFreeOf = (transfers: readonly { readonly animal: AnimalRow }[]): ((row: AnimalRow) => boolean) => {
  const busy = new Set(transfers.map(({ animal }) => animal.id));
  return ({ id }) => !busy.has(id);
};

const missing = (rows: readonly AnimalRow[]): AnimalRow[] =>
  rows.filter(({ status }) => status === 'LOST' || status === 'FOUND');

/** Animals that were lost once and are home again, registered long enough ago for both. */
function returned(rows: readonly AnimalRow[], busy: readonly AnimalRow[], today: string): AnimalRow[] {
  const isReturned = ({ status, id, registrationDate }: AnimalRow) =>
    status === 'NORMAL' && id % 50 === 7 && registrationDate < addDays(today, -40);
  return rows.filter((row) => isReturned(row) && !busy.includes(row));
}

/** Some animals at home whose lost reports are not accepted yet. */
function waiting(
  rows: readonly AnimalRow[],
  transfers: readonly { readonly animal: AnimalRow }[],
): AnimalRow[] {
  const busy = new Set(transfers.map(({ animal }) => animal));
  return rows.filter((row) => row.status === 'NORMAL' && row.id % 50 === 11 && !busy.has(row)).slice(0, 9);
}
