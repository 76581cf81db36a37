import { describe, expect, test } from 'vitest';
import { checkQuery } from '../../../server/reporting/query/checkQuery.ts';
import { CATALOGUE, PARAMETERS } from './reportingViews.ts';
import { HONEST, HOSTILE } from './queries.ts';

describe('query check', () => {
  test.each(HOSTILE)('%s › is refused', async (_what, query, code) => {
    await expect(checkQuery(query, CATALOGUE, PARAMETERS)).rejects.toMatchObject({ code });
  });

  test.each(HONEST)('%s › is accepted, with its personal columns', async (query, personal) => {
    const checked = await checkQuery(query, CATALOGUE, PARAMETERS);
    expect([...checked.personal.keys()]).toEqual(personal);
  });

  test('a fault › names the place and the word', async () => {
    await expect(
      checkQuery('select id,\n  pg_sleep(1)\nfrom animals', CATALOGUE, PARAMETERS),
    ).rejects.toMatchObject({ about: 'pg_sleep', place: { line: 2, column: 3 } });
  });

  test('two uses of a parameter › share a number, and no value is part of the text', async () => {
    const { text, names } = await checkQuery(
      'select 1 from animals where born > {{day}} and born < {{day}} and species = {{kind}}',
      CATALOGUE,
      PARAMETERS,
    );
    expect(text).toBe(
      'select 1 from animals where born > ($1::date) and born < ($1::date) and species = ($2::text)',
    );
    expect(names).toEqual(['day', 'kind']);
  });

  test('after queries that overflow the grammar › the next is read', async () => {
    for (let times = 0; times < 50; times += 1)
      await checkQuery(`select ${'('.repeat(3000)}`, CATALOGUE).catch(() => undefined);
    await expect(checkQuery('select id from animals', CATALOGUE)).resolves.toMatchObject({
      views: ['animals'],
    });
  });
});
