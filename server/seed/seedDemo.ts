import sql from 'sql-template-tag';
import { addDays, dayIn } from '../../resources/numbers/dates.ts';
import type { Db, Queryable } from '../db/db.ts';
import { continueNumbering, insertRows, nextId } from '../demonstration/base/insert.ts';
import type { Staff } from '../demonstration/staff.ts';
import { writeWebhookSubscriptions } from '../modules/common/webhookSubscription/seed.ts';
import { writeApiKeys } from '../modules/access/apiKey/seed.ts';
import { DEMO_ACCOUNTS, DEMO_OWNER_EMAIL, seedOwnerAccount } from '../modules/access/user/seed.ts';
import { writeAggressions } from '../modules/animals/aggression/seed.ts';
import { writeAdverts } from '../modules/animals/animal/seed/adverts.ts';
import { ANIMAL_COLUMNS, type AnimalRow } from '../modules/animals/animal/seed/animalRow.ts';
import { makeAnimals } from '../modules/animals/animal/seed/animals.ts';
import { animalsOfPersons } from '../modules/animals/animal/seed/ofPersons.ts';
import { drawPhotos } from '../modules/animals/animal/seed/photos.ts';
import { linkAnimals, writeTreating } from '../modules/animals/animal/seed/relations.ts';
import { writeLicences } from '../modules/animals/animalLicense/seed.ts';
import { writeMerges } from '../modules/animals/animalMerge/seed.ts';
import { writeInterventions } from '../modules/animals/healthIntervention/seed.ts';
import { DocumentBatch } from '../modules/common/document/seed/documentBatch.ts';
import { writeNotifications } from '../modules/common/notification/seed.ts';
import { writeObservations } from '../modules/common/observation/seed.ts';
import { writeDataSources } from '../modules/figures/dataSource/seed.ts';
import { writeReportRuns } from '../modules/figures/reportRun/seed.ts';
import { writeReportSchedules } from '../modules/figures/reportSchedule/seed.ts';
import { writeImports } from '../modules/work/dataImport/seed.ts';
import { writeOperationRuns } from '../modules/work/operationRun/seed.ts';
import { writeOperationSchedules } from '../modules/work/operationSchedule/seed.ts';
import { writeOperationTemplates } from '../modules/work/operationTemplate/seed.ts';
import { writeWebhookDeliveries } from '../modules/common/webhookDelivery/seed.ts';
import { writeBackups } from '../modules/common/backup/seed.ts';
import { writeDashboards } from '../modules/figures/dashboard/seed.ts';
import { writeLost } from '../modules/lostFound/lostAnimal/seed/reports.ts';
import { writeMatches } from '../modules/lostFound/lostAnimalMatch/seed.ts';
import { writeLostObservations } from '../modules/lostFound/lostAnimalObservation/seed.ts';
import { writePendingLost } from '../modules/lostFound/pendingLostAnimal/seed.ts';
import { writeBillingTransactions } from '../modules/money/billingTransaction/seed.ts';
import { writeMultibanco } from '../modules/money/multibancoReference/seed.ts';
import { writePricingTables } from '../modules/money/pricingTable/seed.ts';
import { writePricingTransactions } from '../modules/money/pricingTransaction/seed.ts';
import { OWNER_COLUMNS } from '../modules/owners/owner/seed/ownerRow.ts';
import { writeContactProofs } from '../modules/owners/owner/seed/contactProofs.ts';
import { makeOwners, type Keeper } from '../modules/owners/owner/seed/owners.ts';
import { writeDataUpdates } from '../modules/owners/ownerDataUpdate/seed.ts';
import { writeOwnerErasures } from '../modules/owners/ownerErasure/seed.ts';
import { writeOwnerMerges } from '../modules/owners/ownerMerge/seed.ts';
import { writeReviews } from '../modules/owners/ownerReview/seed.ts';
import { writeTrainings } from '../modules/owners/ownerTraining/seed.ts';
import {
  fileLabel,
  makePreRegisters,
  PRE_REGISTER_COLUMNS,
} from '../modules/requests/animalPreRegister/seed.ts';
import { fileDeclaration } from '../modules/requests/animalTransfer/seed/declaration.ts';
import { makeTransfers, TRANSFER_COLUMNS } from '../modules/requests/animalTransfer/seed/transfers.ts';
import { writeTwoPartyTransfers } from '../modules/requests/animalTransfer/seed/twoPartyTransfers.ts';
import { writeDeathRequests } from '../modules/requests/deathRequest/seed.ts';
import { writeAccountRequest, writeDiacRequests } from '../modules/requests/diacRequest/seed.ts';
import { writeHerdingDogs } from '../modules/requests/herdingDog/seed.ts';
import { writeOtherRegisters } from '../modules/animals/registerHandover/seed.ts';
import { writeRecalls } from '../modules/animals/recallCase/seed.ts';
import { writeTransponders } from '../modules/stock/transponderMovement/seed.ts';
import { writeTickets } from '../modules/support/ticket/seed.ts';
import type { Settings } from '../settings/settings.ts';
import { writeFirstVersions, writeHistory } from './history.ts';
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
  const size = { animals, owners, firstAnimal: 1, firstOwner: 1, withShelters: true };
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
    const photos = await drawPhotos(made, drawings, await nextId(tx, 'document'));
    const accepted = new Map(
      transfers.filter(({ fate }) => fate === 'ACCEPTED').map((one) => [one.animal.id, one]),
    );
    const names = await readNames(tx, world, keepers);
    await writeHistory(tx, world, rows, ownerRows, accepted, names, staff);
    await photos.write(tx);
    await insertRows(tx, 'owner', OWNER_COLUMNS, ownerRows);
    await writeContactProofs(tx, ownerRows);
    await writeReviews(tx, ownerRows, staff, today, settings.productToken);
    await insertRows(tx, 'animal', ANIMAL_COLUMNS, rows);
    await writeTreating(tx, made);
    await writeInterventions(tx, rows, today);
    await writeLicences(tx);
    await writeAggressions(tx, rows, staff, today);
    await writeTrainings(tx, rows, today);
    await writeDashboards(tx);
    await writeDataSources(tx);
    await writeReportSchedules(tx, staff.operator);
    await writeOperationTemplates(tx);
    await writeOperationRuns(tx, staff.operator);
    await writeImports(tx, staff.operator);
    await writeOperationSchedules(tx, staff.operator);
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
    for (const transfer of transfers) fileDeclaration(papers, transfer);
    for (const preRegister of preRegisters) fileLabel(papers, preRegister);
    await papers.write(tx);
    await writeTwoPartyTransfers(tx, settings.productToken);
    await seedOwnerAccount(tx);
    const reports = await writeLost(
      tx,
      world,
      { missing: missing(rows), waiting: waiting(rows, transfers) },
      returned(
        rows,
        transfers.map(({ animal }) => animal),
        today,
      ),
      8,
    );
    await writePendingLost(tx, reports.first, staff.operator);
    await writeMatches(tx, reports.pairs, staff.operator);
    await writeLostObservations(tx, reports.first);
    const demonstration = { tx, today, operator: staff.operator };
    const ofPersons = animalsOfPersons(rows.filter(isFreeOf(transfers)), ownerRows);
    await writeDeathRequests(demonstration, ofPersons);
    await writeDiacRequests(demonstration, ofPersons);
    await writeHerdingDogs(demonstration, ofPersons);
    await writeDataUpdates(demonstration, ownerRows);
    await writeAccountRequest(demonstration, DEMO_OWNER_EMAIL);
    await writeBillingTransactions(tx, rows, staff, today);
    await writePricingTables(tx, today);
    await writePricingTransactions(tx, staff.operator);
    await writeBackups(tx, staff.operator);
    await writeWebhookDeliveries(tx);
    await writeMultibanco(tx, staff, today);
    await writeNotifications(tx, transfers, today);
    await writeTickets(tx, transfers, today, settings.productToken);
    await continueNumbering(tx, 'owner', 'animal', 'animal_transfer', 'animal_pre_register', 'document');
    await writeMerges(tx, rows, staff, today);
    await writeAdverts(tx);
    await writeApiKeys(tx);
    await writeWebhookSubscriptions(tx);
    await writeTransponders(tx, staff, today);
    await writeRecalls(tx, staff, today);
    await writeOtherRegisters(tx, today);
    await writeFirstVersions(tx, staff);
    await tx.query(sql`select keep_first_versions_of_access()`);
  });
  await db.script('analyze');
  await writeReportRuns(db, DEMO_ACCOUNTS[0]!.id, settings.productToken);
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
