import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configurationVersion, setConfiguration } from '../../helpers/configuration.ts';
import { testServer, type Person, type TestServer } from '../../helpers/server.ts';
import { told } from '../../services/people.ts';

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
  it('starts at version 0 and counts every change', async () => {
    expect(await configurationVersion(first, 'registrationCredits')).toBe(0);
    for (const version of [1, 2])
      expect((await setConfiguration(first, 'registrationCredits', version)).body.version).toBe(version);
  });

  it('refuses the second of two operators with what the first has saved', async () => {
    await setConfiguration(first, 'lowBalance', 5);
    const version = await configurationVersion(first, 'lowBalance');
    expect((await put(first, 7, version)).status).toBe(200);
    const late = await put(second, 9, version);
    expect(told(late)).toBe('409 STALE_VERSION');
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

  it('is set for the first time by one of two operators who set it at the same moment', async () => {
    const set = (who: Person) =>
      who.call('PUT', '/configurations/unknownTransponder', { value: 'REFUSE', version: 0 });
    const answers = await Promise.all([set(first), set(second)]);
    expect(answers.map(told).toSorted()).toEqual(['200', '409 STALE_VERSION']);
  });

  it('is not changed by a request that names no version', async () => {
    const answer = await first.call('PUT', '/configurations/lowBalance', { value: 3 });
    expect(answer.body.errors).toEqual([{ property: 'version', error: 'MISSING_VERSION' }]);
  });
});
