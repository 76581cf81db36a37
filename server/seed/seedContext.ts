import sql from 'sql-template-tag';
import { addDays } from '../../resources/numbers/dates.ts';
import type { Db, Queryable } from '../db/db.ts';
import type { Settings } from '../settings/settings.ts';
import { loadAddressSet } from '../modules/reference/address/seed/loadAddressSet.ts';
import { readPlaces, type Places } from '../demonstration/base/places.ts';
import { seedAccounts } from '../modules/access/user/seed.ts';
import { seedEntities } from '../modules/entities/entity/seed/entities.ts';
import { DEMO_CLINIC, ENTITIES } from '../demonstration/entities.ts';
import { seedVeterinaries } from '../modules/entities/veterinary/seed.ts';
import type { AnimalContext } from '../modules/animals/animal/seed/animal.ts';
import { seedReference, type Reference } from './seedReference.ts';

/** All records that owners and animals refer to. */
export interface SeedContext extends AnimalContext {
  reference: Reference;
  places: Places;
}

/** Returns the clinics that register, by municipality: open ones, the demonstration's own first. */
function practicesByCounty(): (county: string) => readonly number[] {
  const open = ENTITIES.filter(({ profile, inactive }) => profile === 'clinic' && !inactive);
  const all = open.map(({ id }) => id);
  const byCounty = new Map<string, number[]>();
  for (const { id, county } of open) byCounty.set(county, [...(byCounty.get(county) ?? []), id]);
  return (county) => byCounty.get(county) ?? all;
}

async function readVeterinaries(db: Queryable): Promise<Map<number, number[]>> {
  const rows = await db.query<{ entityId: number; veterinaries: number[] }>(sql`
    select entity_id, array_agg(veterinary_id order by veterinary_id) as veterinaries
    from veterinary_entity where status = 'ACCEPTED' group by entity_id`);
  return new Map(rows.map(({ entityId, veterinaries }) => [entityId, veterinaries]));
}

/**
 * Writes addresses, reference data, entities, veterinarians and accounts where they are not there yet, and
 * answers with what owners and animals are made from.
 * @param today 'YYYY-MM-DD': the day that everything is dated by
 */
export async function createSeedContext(
  db: Db,
  settings: Pick<Settings, 'productToken'>,
  today: string,
): Promise<SeedContext> {
  await loadAddressSet(db);
  const reference = await seedReference(db, settings);
  const places = await readPlaces(db);
  const [clinic] = await db.query(sql`select from entity where id = ${DEMO_CLINIC}`);
  if (!clinic) {
    await db.transaction(async (tx) => {
      await seedEntities(tx, places, reference.profiles);
      await seedVeterinaries(
        tx,
        reference.roles.veterinary,
        `${addDays(today, -700)}T10:00:00.000Z`,
        `${addDays(today, -1)}T15:20:00.000Z`,
      );
      await seedAccounts(tx, reference.roles, `${addDays(today, -3)}T09:30:00.000Z`);
    });
  }
  const veterinaries = await readVeterinaries(db);
  return {
    reference,
    places,
    today,
    breeds: reference.breeds,
    practicesIn: practicesByCounty(),
    veterinariesOf: (entityId) => veterinaries.get(entityId) ?? [],
  };
}
