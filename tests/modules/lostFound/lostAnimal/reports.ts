import sql from 'sql-template-tag';
import type { Permission } from '../../../../resources/kit/permissions.ts';
import { getOne } from '../../../../server/db/db.ts';
import type { Person, TestAnswer, TestServer } from '../../../helpers/server.ts';
import { CLINIC, clinic, newTransponder, register, type World } from '../../animals/animal/fixtures.ts';

/** What staff of a clinic may do with lost and found animals. */
export const LOST: readonly Permission[] = [
  'REGISTER_LOST_ANIMAL',
  'EDIT_LOST_ANIMAL',
  'UPDATE_LOST_ANIMAL_STATUS',
  'READ_LOST_ANIMAL_HISTORY',
];

export const lostClinic = (server: TestServer, more: readonly Permission[] = []): Promise<Person> =>
  clinic(server, { permissions: [...CLINIC, ...LOST, ...more] });

/** Staff of the operator, who validate reports. */
export const lostOperator = (server: TestServer, more: readonly Permission[] = []): Promise<Person> =>
  server.person({
    permissions: [
      ...CLINIC,
      ...LOST,
      'ANIMAL_LOST_PENDING',
      'MANAGE_ANIMAL_TRANSFER',
      'DELETE_LOST_ANIMAL_OBSERVATION',
      'WRITE_ANIMAL_UNDEAD',
      ...more,
    ],
    profile: { name: 'operator' },
  });

/** The district and municipality of a parish. */
export const placeOf = (server: TestServer, parishId: number) =>
  getOne<{ eventDistrictId: number; eventCountyId: number; eventParishId: number }>(
    server.db,
    sql`select c.district_id as event_district_id, c.id as event_county_id, p.id as event_parish_id
      from parish p join county c on c.id = p.county_id where p.id = ${parishId}`,
  );

/** A report as the form sends it. */
export const report = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  status: 'LOST',
  gender: 'MALE',
  color: 'preto',
  eventDate: '2026-01-10',
  eventCountry: 'ES',
  eventLocal: 'Calle Mayor, junto à fonte',
  participantName: 'Rui Sá',
  participantContact: '912 345 678',
  ...more,
});

export const send = (who: Person, more: Record<string, unknown> = {}): Promise<TestAnswer> =>
  who.call('POST', '/lost-animals/', report(more));

/** Reports an animal as lost, at once, and answers both. */
export async function lose(
  operator: Person,
  staff: Person,
  world: World,
  more: Record<string, unknown> = {},
) {
  const animal = await register(staff, world);
  const { status, body } = await send(operator, { transponder: animal.transponder, ...more });
  if (status !== 200) throw new Error(`the report answered ${status}: ${JSON.stringify(body)}`);
  return { animal, lost: body };
}

/** Reports an unregistered animal as found. */
export async function find(who: Person, more: Record<string, unknown> = {}): Promise<TestAnswer['body']> {
  const transponder = newTransponder();
  const found = { status: 'FOUND', transponder, foundAnimalSituation: 'STREET', ...more };
  const { status, body } = await send(who, found);
  if (status !== 200) throw new Error(`the report answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Status and code of an answer. */
export const message = ({ status, body }: TestAnswer): string => `${status} ${body.data?.message}`;
