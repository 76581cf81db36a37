import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Permission } from '../../../resources/kit/permissions.ts';
import { testServer, type Person, type TestServer } from '../../helpers/server.ts';
import { CLINIC, clinic, makeWorld, type World } from '../animal/world.ts';
import { daysAgo, grownAnimal } from '../healthIntervention/interventions.ts';

const STAFF: readonly Permission[] = [
  ...CLINIC,
  'MERGE_ANIMALS',
  'LOCK_ANIMAL',
  'READ_HEALTH_INTERVENTION',
  'WRITE_HEALTH_INTERVENTION',
  'READ_AGGRESSIONS',
  'CREATE_AGGRESSION',
  'READ_LOST_ANIMAL_HISTORY',
];

let server: TestServer;
let world: World;
let staff: Person;
let animal: { readonly id: number; readonly transponder: string };

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await clinic(server, { permissions: STAFF });
});
afterAll(() => server.close());
beforeEach(async () => {
  animal = await grownAnimal(server, staff, world);
});

interface Event {
  readonly kind: string;
  readonly id: number;
  readonly at: string;
  readonly record: Readonly<Record<string, unknown>>;
}
const lifeLine = async (query = '', who = staff) =>
  (await who.call('GET', `/animals/${animal.transponder}/life-line${query}`)).body as {
    content: Event[];
    kinds: string[];
    cursor?: string;
  };
const kindsOf = ({ content }: { content: Event[] }): string[] => content.map(({ kind }) => kind);
const aggression = (days: number) =>
  staff.call('POST', '/aggressions/', {
    transponder: animal.transponder,
    aggressionDate: daysAgo(days),
    aggressionType: 'PERSON',
    aggressionSubType: 'PUBLIC_PLACE_INJURY',
    animalFate: 'DEVOLUTION',
  });

describe('the life line of an animal', () => {
  it('with several kinds of event › has the latest first, with what each kind shows', async () => {
    await aggression(20);
    await staff.call('PUT', `/animals/${animal.transponder}/lock`, { isLocked: true });
    const { content } = await lifeLine();
    expect(kindsOf({ content })).toEqual(['change', 'registration', 'aggression', 'birth']);
    expect(content[0]?.record).toMatchObject({
      revisionAction: 'LOCK',
      revisionChangedFields: ['isLocked', 'lockReason'],
    });
    expect(content[2]?.record).toMatchObject({ aggressionType: 'PERSON', animalFate: 'DEVOLUTION' });
  });

  it('after a merge › has the merge, and what the other record brought', async () => {
    const old = await grownAnimal(server, staff, world);
    const { transponder } = animal;
    animal = old;
    await aggression(5);
    animal = { ...animal, transponder };
    await staff.call('POST', '/animal-merges/', {
      transponder,
      oldTransponder: old.transponder,
      reason: 'transponder substituído',
    });
    const { content } = await lifeLine('?kinds=animalMerge,aggression');
    expect(kindsOf({ content })).toEqual(['animalMerge', 'aggression']);
    expect(content[0]?.record).toMatchObject({ oldTransponder: old.transponder });
  });

  it('of many events › comes in pages that have each event once', async () => {
    await server.db.query(
      sql`insert into aggression (animal_id, register_type, aggression_date, aggression_type, aggression_sub_type, animal_fate)
        select ${animal.id}, 'REGISTER_AGGRESSION', current_date - (n / 3)::int, 'PERSON', 'PUBLIC_PLACE_INJURY', 'OTHER'
        from generate_series(1, 70) n`,
    );
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await lifeLine(cursor ? `?after=${cursor}` : '');
      seen.push(...page.content.map(({ kind, id }) => `${kind} ${id}`));
      cursor = page.cursor;
    } while (cursor !== undefined);
    expect(seen).toHaveLength(72);
    expect(new Set(seen).size).toBe(72);
  });

  it('for a reader of some kinds, or of another entity › has neither other kinds nor changes', async () => {
    await aggression(20);
    const plain = await server.person({ permissions: ['READ_ANIMAL'] });
    const seen = await lifeLine('', plain);
    expect(kindsOf(seen)).toEqual(['registration', 'birth']);
    expect(seen.kinds).not.toContain('aggression');
    expect(seen.kinds).not.toContain('change');
    const reader = await server.person({ permissions: ['READ_ANIMAL', 'READ_AGGRESSIONS', 'READ_VERSIONS'] });
    expect(kindsOf(await lifeLine('', reader))).toEqual(['registration', 'birth']);
    const path = `/animals/${animal.id}/life-line`;
    expect((await reader.call('GET', path)).status).toBe(404);
    expect((await reader.call('GET', `/animals/${animal.transponder}/life-line?kinds=change`)).status).toBe(
      400,
    );
    expect((await staff.call('GET', `${path}?after=nothing`)).status).toBe(400);
  });
});
