import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configurationVersion, setConfiguration } from '../../../helpers/configuration.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { outcomeOf } from '../../../services/people.ts';

let server: TestServer;
let first: Person;
let second: Person;
beforeAll(async () => {
  server = await testServer();
  const operator = { permissions: ['WRITE_CONFIGURATION'], profile: { name: 'operator' } } as const;
  [first, second] = [await server.person(operator), await server.person(operator)];
});
afterAll(() => server.close());

const put = (who: Person, value: number, version: number) =>
  who.call('PUT', '/configurations/lowBalance', { value, version });

describe('a value of the configuration', () => {
  it('the first version › is 0, and every change increases it', async () => {
    expect(await configurationVersion(first, 'registrationCredits')).toBe(0);
    for (const version of [1, 2])
      expect((await setConfiguration(first, 'registrationCredits', version)).body.version).toBe(version);
  });

  it('the second save of the same version › is refused with the values of the first', async () => {
    await setConfiguration(first, 'lowBalance', 5);
    const version = await configurationVersion(first, 'lowBalance');
    expect((await put(first, 7, version)).status).toBe(200);
    const late = await put(second, 9, version);
    expect(outcomeOf(late)).toBe('409 STALE_VERSION');
    expect(late.body.data.current).toMatchObject({
      key: 'lowBalance',
      value: 7,
      version: version + 1,
      updatedBy: { id: first.id },
    });
    expect((await put(second, 9, version + 1)).body).toMatchObject({
      value: 9,
      updatedBy: { id: second.id },
    });
  });

  it('two first saves at the same moment › one succeeds', async () => {
    const set = (who: Person) =>
      who.call('PUT', '/configurations/unknownTransponder', { value: 'REFUSE', version: 0 });
    const answers = await Promise.all([set(first), set(second)]);
    expect(answers.map(outcomeOf).toSorted()).toEqual(['200', '409 STALE_VERSION']);
  });

  it('a request without a version › is refused', async () => {
    const answer = await first.call('PUT', '/configurations/lowBalance', { value: 3 });
    expect(answer.body.errors).toEqual([{ property: 'version', error: 'MISSING_VERSION' }]);
  });
});

describe('days without service', () => {
  it('days of each year and single ones › are taken, others refused', async () => {
    const days = ['06-13', '02-29', '2026-12-24'];
    expect((await setConfiguration(first, 'localHolidays', days)).body.value).toEqual(days);
    for (const day of ['13-06', '2026-02-30', '06-31', 'Natal', '']) {
      const answer = await setConfiguration(first, 'localHolidays', ['06-13', day]);
      expect(answer.body.errors).toEqual([{ property: 'value[1]', error: 'INVALID_DATE' }]);
    }
    const many = Array.from({ length: 41 }, () => '06-13');
    expect((await setConfiguration(first, 'localHolidays', many)).body.errors).toEqual([
      { property: 'value', error: 'TOO_BIG' },
    ]);
  });
});

describe('terms of decision', () => {
  it('a type that has no term, or does not exist › is refused', async () => {
    for (const name of ['vaccine', 'nothing', '__proto__']) {
      const terms = JSON.parse(`{"${name}": 10}`) as unknown;
      const answer = await setConfiguration(first, 'requestTerms', terms);
      expect(outcomeOf(answer), name).not.toBe('200');
    }
  });
});

describe('the list of values', () => {
  const find = async (words: string) =>
    (
      await first.call(
        'GET',
        `/configurations/search?itemsPerPage=100&universalSearch=${encodeURIComponent(words)}`,
      )
    ).body.content as { key: string; value: unknown; default: unknown; earlier: unknown }[];

  it('words of names, explanations and keys, without accents › find them', async () => {
    const keys = async (words: string) => (await find(words)).map(({ key }) => key);
    expect(await keys('creditos registo')).toContain('registrationCredits');
    expect(await keys('Antirrábica')).toEqual(['reminderDays']);
    expect(await keys('POSTCODE xyz')).toEqual([]);
    expect(await keys('lowbal')).toEqual(['lowBalance']);
  });

  it('a changed value › has the one before and the default', async () => {
    expect((await find('referenceDays'))[0]).toMatchObject({ value: null, default: 3, earlier: null });
    await setConfiguration(first, 'referenceDays', 5);
    expect((await find('referenceDays'))[0]).toMatchObject({
      value: 5,
      default: 3,
      earlier: { value: null },
    });
    const { body } = await setConfiguration(first, 'referenceDays', 9);
    expect(body).toMatchObject({ value: 9, default: 3, earlier: { value: 5 } });
  });
});

describe('the intervals at which pages ask', () => {
  const answered = async () =>
    (await first.call('GET', '/informations/?type=GENERAL_ANNOUNCEMENT')).body.pollSeconds;

  it('that the operator sets › come with the announcement, in place of the default', async () => {
    expect(await answered()).toEqual({ balance: 120, notifications: 120, announcements: 300 });
    const set = { balance: 60, notifications: 300, announcements: 3600 };
    expect((await setConfiguration(first, 'pollSeconds', set)).status).toBe(200);
    expect(await answered()).toEqual(set);
    const { body } = await first.call('GET', '/informations/?type=CHANGELOG');
    expect(body).not.toHaveProperty('pollSeconds');
  });

  it('that are shorter than 30 seconds or longer than an hour › are refused where they stand', async () => {
    const wrong = { balance: 29, notifications: 3601, announcements: 300 };
    const { status, body } = await setConfiguration(first, 'pollSeconds', wrong);
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { property: 'value.balance', error: 'TOO_SMALL' },
      { property: 'value.notifications', error: 'TOO_BIG' },
    ]);
  });
});

describe('the address of the support', () => {
  const shown = async () => (await server.visitor.call('GET', '/auth/options')).body.supportEmail;

  it('that the operator configures › is shown in place of that of the settings, until it is emptied', async () => {
    expect(await shown()).toBeNull();
    expect((await setConfiguration(first, 'supportEmail', 'apoio@example.pt')).status).toBe(200);
    expect(await shown()).toBe('apoio@example.pt');
    expect((await setConfiguration(first, 'supportEmail', '')).status).toBe(200);
    expect(await shown()).toBeNull();
  });

  it.each(['apoio', 'a@b.pt?bcc=x@y.pt', 'a@b.pt, c@d.pt'])('%j › is refused', async (address) => {
    expect(outcomeOf(await setConfiguration(first, 'supportEmail', address))).toContain('422');
  });
});
