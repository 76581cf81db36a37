import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareReports } from '../../../../resources/lostFound/lostAnimal/comparison.ts';
import { misreading, misreadings } from '../../../../resources/numbers/misreading.ts';
import { distanceBetween, municipalitiesWithin } from '../../../../resources/reference/county/distance.ts';
import { compareReportJob } from '../../../../server/modules/lostFound/lostAnimalMatch/compareReportJob.ts';
import { getOne } from '../../../../server/db/db.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { makeWorld, newTransponder, type World } from '../../animals/animal/fixtures.ts';
import { lose, lostClinic, lostOperator, message, placeOf, send } from '../lostAnimal/reports.ts';

let server: TestServer;
let world: World;
let staff: Person;
let operator: Person;
let finder: Person;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await lostClinic(server);
  finder = await lostClinic(server);
  operator = await lostOperator(server);
});
afterAll(() => server.close());

const dog = {
  transponder: '620098100000123',
  speciesId: 1,
  breedId: 2,
  isCrossBreed: false,
  crossBreedId: null,
  gender: 'MALE',
  color: 'preto',
  birthdate: '2020-01-01',
  eventDate: '2026-01-10',
};

describe('the comparison of two reports', () => {
  it.each([
    ['620098100000132', 'TRANSPONDER_SWAPPED'],
    ['620098100000193', 'TRANSPONDER_MISREAD'],
    ['620098100000999', null],
    ['620098100000123', null],
  ])('a number read as %s › %s', (number, expected) => {
    expect(misreading(dog.transponder, number)).toBe(expected);
    expect(misreadings(dog.transponder).includes(number)).toBe(expected !== null);
  });

  it('the same animal › has every reason, another species none', () => {
    const found = {
      ...dog,
      transponder: '620098100000132',
      eventDate: '2026-01-12',
      color: 'Preto e branco',
    };
    const { score, reasons } = compareReports(dog, found, 0);
    expect(score).toBe(100);
    expect(reasons.map(({ code }) => code).sort()).toEqual([
      'DAYS_FEW',
      'SAME_AGE',
      'SAME_BREED',
      'SAME_GENDER',
      'SAME_MUNICIPALITY',
      'SIMILAR_COLOUR',
      'TRANSPONDER_SWAPPED',
    ]);
    expect(compareReports(dog, { ...found, speciesId: 9 }, 0)).toEqual({ score: 0, reasons: [] });
  });

  it('what speaks against it › takes points', () => {
    const other = { ...dog, transponder: '900000000000001', gender: 'FEMALE', eventDate: '2026-01-01' };
    const { score, reasons } = compareReports(dog, other, 120.4);
    expect(score).toBe(0);
    expect(reasons).toEqual(
      expect.arrayContaining([
        { code: 'FOUND_BEFORE', value: 9 },
        { code: 'OTHER_GENDER' },
        { code: 'FAR', value: 120 },
      ]),
    );
  });

  it('municipalities › are as far apart as on the map', () => {
    expect(distanceBetween('1106', '1106')).toBe(0);
    expect(distanceBetween('1106', '1312')).toBeGreaterThan(250);
    expect(distanceBetween('1106', null)).toBeNull();
    expect(municipalitiesWithin('1106', 25)).toContain('1111');
    expect(municipalitiesWithin('1106', 25)).not.toContain('1312');
  });
});

describe('a pair of open reports', () => {
  /** A lost and a found report of one animal, the number misread, compared as after the commit. */
  async function pair(more: Record<string, unknown> = {}) {
    // Those of the tests before are no candidates.
    await server.db.query(sql`update lost_animal set is_closed = true`);
    const place = { eventCountry: 'PT', ...(await placeOf(server, world.parishId)) };
    const { animal, lost } = await lose(operator, staff, world, { ...place, eventDate: '2026-01-10' });
    await server.db.query(
      sql`update lost_animal set creation_entity_id = (select entity_id from app_user where id = ${staff.id}) where id = ${lost.id}`,
    );
    // No other animal of the tests has a number like it.
    const digits = [...(animal.transponder as string)];
    const transponder = digits.with(6, String((Number(digits[6]) + 5) % 10)).join('');
    const found = await send(finder, {
      ...place,
      status: 'FOUND',
      transponder,
      foundAnimalSituation: 'STREET',
      breedId: lost.breedId,
      eventDate: '2026-01-12',
      ...more,
    });
    expect(found.status).toBe(200);
    await compare(found.body.id);
    return { lost, found: found.body };
  }
  const compare = (id: number) =>
    compareReportJob(server.app.services)({
      id: 1,
      kind: 'COMPARE_LOST_ANIMAL',
      payload: { id },
      attempts: 1,
      creationTimestamp: '',
    });
  const matchesOf = async (who: Person, lostId: number) =>
    (await who.call('GET', `/lost-animal-matches/search?lostId=${lostId}`)).body.content;
  const toldOf = (who: Person, id: number) =>
    server.db.query(sql`select 1 from notification where user_id = ${who.id} and type = 'LOST_ANIMAL_MATCH'
      and object_id = ${String(id)}`);

  it('a report that is accepted › is queued for the comparison, and paired with its reasons', async () => {
    const { lost, found } = await pair();
    expect(
      await server.db.query(sql`select 1 from outbox where kind = 'COMPARE_LOST_ANIMAL'
        and (payload->>'id')::bigint = ${found.id}`),
    ).toHaveLength(1);
    const [match] = await matchesOf(operator, lost.id);
    expect(match).toMatchObject({ lostId: lost.id, foundId: found.id, status: 'OPEN' });
    expect(match.score).toBeGreaterThan(60);
    expect(match.reasons).toEqual(
      expect.arrayContaining([{ code: 'TRANSPONDER_MISREAD' }, { code: 'DAYS_FEW', value: 2 }]),
    );
  });

  it('a number misread from the second transponder of an animal › is a reason too', async () => {
    const { lost } = await pair();
    const second = newTransponder('985');
    await server.db.query(
      sql`update animal set second_transponder = ${second} where id = ${lost.animalId as number}`,
    );
    const digits = [...second];
    const found = await send(finder, {
      status: 'FOUND',
      transponder: digits.with(6, String((Number(digits[6]) + 5) % 10)).join(''),
      foundAnimalSituation: 'STREET',
      eventCountry: 'ES',
      eventDate: '2026-01-12',
    });
    for (const id of [found.body.id, lost.id]) {
      await server.db.query(sql`delete from lost_animal_match where found_id = ${found.body.id}`);
      await compare(id);
      const [match] = (await matchesOf(operator, lost.id)).filter(
        (one: { foundId: number }) => one.foundId === found.body.id,
      );
      expect(match?.reasons, String(id)).toContainEqual({ code: 'TRANSPONDER_MISREAD' });
    }
  });

  it('both who reported › are notified of the report of the other, once', async () => {
    const { lost, found } = await pair();
    await compare(lost.id);
    expect(await toldOf(staff, found.id)).toHaveLength(1);
    expect(await toldOf(finder, lost.id)).toHaveLength(1);
    expect(await matchesOf(finder, lost.id)).toHaveLength(1);
    expect(await matchesOf(await lostClinic(server), lost.id)).toEqual([]);
  });

  it('a pair that staff dismiss › stays away', async () => {
    const { lost } = await pair();
    const [{ id }] = await matchesOf(operator, lost.id);
    const path = `/lost-animal-matches/${id}`;
    expect((await staff.call('PUT', `${path}/dismiss`, {})).status).toBe(403);
    expect((await operator.call('PUT', `${path}/dismiss`, {})).body).toMatchObject({
      status: 'DISMISSED',
      decisionUser: { id: operator.id },
      decisionTimestamp: expect.any(String),
    });
    expect(message(await operator.call('PUT', `${path}/confirm`, {}))).toBe('409 MATCH_ALREADY_DECIDED');
    await compare(lost.id);
    expect(await matchesOf(operator, lost.id)).toMatchObject([{ id, status: 'DISMISSED' }]);
  });

  it('a pair › is called by its two animals and their places', async () => {
    const { lost, found } = await pair();
    const [match] = await matchesOf(operator, lost.id);
    const { name } = await getOne<{ name: string }>(
      server.db,
      sql`select c.name from county c join lost_animal l on l.event_county_id = c.id where l.id = ${lost.id}`,
    );
    expect(match.pair).toBe(`${lost.name}, ${name} – ${found.transponder}, ${name}`);
  });

  it.each(['lost', 'found'] as const)(
    'a pair whose %s report is closed › leaves the open ones, and cannot be decided',
    async (kind) => {
      const { lost, found } = await pair();
      const [{ id }] = await matchesOf(operator, lost.id);
      const report = { lost, found }[kind];
      const closing = { status: 'DELIVERED_TO_OWNER' };
      expect((await operator.call('PUT', `/lost-animals/${report.id}/update-status`, closing)).status).toBe(
        200,
      );
      const path = `/lost-animal-matches/${id}`;
      expect((await operator.call('GET', path)).body).toMatchObject({
        status: 'CLOSED',
        decisionTimestamp: null,
        operations: { CONFIRM: { allowed: false, reason: 'MATCH_REPORT_CLOSED' } },
      });
      const open = await operator.call('GET', `/lost-animal-matches/search?status=OPEN&lostId=${lost.id}`);
      expect(open.body.content).toEqual([]);
      for (const decision of ['confirm', 'dismiss'])
        expect(message(await operator.call('PUT', `${path}/${decision}`, {}))).toBe(
          '409 MATCH_REPORT_CLOSED',
        );
      await compare(lost.id);
      await compare(found.id);
      expect(await matchesOf(operator, lost.id)).toMatchObject([{ id, status: 'CLOSED' }]);
    },
  );

  it('a decided pair › stays decided when a report is closed', async () => {
    const { lost } = await pair();
    const [{ id }] = await matchesOf(operator, lost.id);
    await operator.call('PUT', `/lost-animal-matches/${id}/confirm`, {});
    await operator.call('PUT', `/lost-animals/${lost.id}/update-status`, { status: 'DELIVERED_TO_OWNER' });
    expect(await matchesOf(operator, lost.id)).toMatchObject([{ id, status: 'CONFIRMED' }]);
  });

  it('free text › finds none, since pairs have no words', async () => {
    const found = await operator.call('GET', '/lost-animal-matches/search?universalSearch=Bobi');
    expect({ status: found.status, content: found.body.content }).toEqual({ status: 200, content: [] });
  });

  it('another gender and colour far apart in time › is no pair', async () => {
    const { lost } = await pair({
      gender: 'FEMALE',
      color: 'amarelo',
      eventDate: '2026-01-02',
      breedId: world.cat,
    });
    expect(await matchesOf(operator, lost.id)).toEqual([]);
  });
});
