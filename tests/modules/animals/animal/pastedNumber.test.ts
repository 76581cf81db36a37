import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { clinic, CLINIC, makeWorld, newTransponder, register, type World } from './fixtures.ts';

let server: TestServer;
let world: World;
let staff: Person;
let operator: Person;
let animal: { id: number; transponder: string };

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await clinic(server);
  operator = await server.person({
    permissions: [...CLINIC, 'READ_AUDIT_LOG'],
    profile: { name: 'operator' },
  });
  animal = await register(staff, world);
});
afterAll(() => server.close());

const fullWidth = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));

/** The same number as people paste and readers send it. */
const WRITTEN: Readonly<Record<string, (number: string) => string>> = {
  'between marks of direction': (number) => `\u202a${number}\u202c`,
  'in groups': (number) => `${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6)}`,
  'with hyphens': (number) => `${number.slice(0, 3)}-${number.slice(3, 6)}–${number.slice(6)}`,
  'between asterisks': (number) => `*${number}*`,
  'in full-width digits': fullWidth,
  'with a country of four digits': (number) => `0${number}`,
};

describe.each(Object.entries(WRITTEN))('a number %s', (_how, written) => {
  it('in a path › opens its animal and is checked as itself', async () => {
    const pasted = encodeURIComponent(written(animal.transponder));
    expect((await staff.call('GET', `/animals/${pasted}`)).body).toMatchObject({ id: animal.id });
    expect((await staff.call('POST', `/animals/transponder/validate/${pasted}`)).body).toMatchObject({
      animalId: animal.id,
      errorMessage: 'TRANSPONDER_ALREADY_REGISTERED',
    });
  });

  it.each(['universalSearch', 'transponder'])('in the list (%s) › finds its animal', async (filter) => {
    const { body } = await staff.call('POST', '/animals/search', {
      [filter]: written(animal.transponder),
    });
    expect(body.content.map(({ id }: { id: number }) => id)).toEqual([animal.id]);
  });

  it('in the audit › finds its rows', async () => {
    const pasted = written(animal.transponder);
    const audit = await operator.call('GET', `/audit/search?transponder=${encodeURIComponent(pasted)}`);
    expect(audit.body.content.length).toBeGreaterThan(0);
  });

  it('at registration › is stored as fifteen digits', async () => {
    const transponder = newTransponder();
    const made = await register(staff, world, { transponder: written(transponder) });
    const [stored] = await server.db.query(sql`select transponder from animal where id = ${made.id}`);
    expect(stored).toEqual({ transponder });
  });
});
