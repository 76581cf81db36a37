import sql from 'sql-template-tag';
import type { Permission } from '../../../../resources/kit/permissions.ts';
import { addDays, dayIn } from '../../../../resources/numbers/dates.ts';
import { getOne } from '../../../../server/db/db.ts';
import type { Person, TestAnswer, TestServer } from '../../../helpers/server.ts';
import { CLINIC, clinic, register, type World } from '../animal/fixtures.ts';

export const TODAY = dayIn();
export const daysAgo = (days: number): string => addDays(TODAY, -days);

export const HEALTH: readonly Permission[] = [
  ...CLINIC,
  'READ_HEALTH_INTERVENTION',
  'WRITE_HEALTH_INTERVENTION',
  'EDIT_HEALTH_INTERVENTION',
  'DELETE_HEALTH_INTERVENTION',
];

/** Staff of a clinic who record interventions. */
export const healthStaff = (server: TestServer, more: object = {}): Promise<Person> =>
  clinic(server, { permissions: HEALTH, ...more });

/** A veterinarian with an account, of an entity. */
export async function veterinarian(
  server: TestServer,
  entityId: number,
): Promise<Person & { veterinaryId: number }> {
  const person = await server.person({ type: 'VETERINARY', permissions: HEALTH, entityId });
  const { veterinaryId } = await getOne<{ veterinaryId: number }>(
    server.db,
    sql`select veterinary_id from app_user where id = ${person.id}`,
  );
  return { ...person, veterinaryId };
}

export const entityOf = async (server: TestServer, person: Person): Promise<number> =>
  (await getOne<{ entityId: number }>(server.db, sql`select entity_id from app_user where id = ${person.id}`))
    .entityId;

/** An animal of three years, by its number and id. */
export async function grownAnimal(
  server: TestServer,
  who: Person,
  world: World,
): Promise<{ id: number; transponder: string }> {
  const { id, transponder } = await register(who, world);
  await server.db.query(sql`update animal set birthdate = ${daysAgo(1100)} where id = ${id}`);
  return { id, transponder };
}

/** A vaccine against rabies that protects for so many years. */
export const vaccineOf = async (server: TestServer, name: string, years = 3): Promise<number> =>
  (
    await getOne<{ id: number }>(
      server.db,
      sql`insert into vaccine (name, immunization_time_period, immunization_time_unit)
        values (${name}, ${years}, 'YEAR') returning id`,
    )
  ).id;

/** The status of an answer with its code, and the codes of its fields. */
export const refusal = ({ status, body }: TestAnswer): unknown[] => [
  status,
  ...(body.errors?.length ? [] : [body.data?.message]),
  ...(body.errors ?? []).map((one: { property: string; error: string }) => `${one.property} ${one.error}`),
];
