import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningJobs } from '../../../../server/modules/work/job/startJobs.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { makeWorkbook } from '../importSource/makeWorkbook.ts';
import { begin, rowsOf, simulate, simulated, startImportJobs } from './imports.ts';

let server: TestServer;
let jobs: RunningJobs;
let who: Person;
beforeAll(async () => {
  server = await testServer();
  jobs = startImportJobs(server);
  who = await server.person({ permissions: ['RUN_IMPORT', 'WRITE_BREED'] });
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
});

/** The file of refused rows, as bytes. */
async function refusedOf(id: number) {
  const { rawPayload, headers } = await server.app.inject({
    url: `/api/imports/${id}/refused`,
    headers: { authorization: `Bearer ${who.token}` },
  });
  return { bytes: rawPayload, headers };
}

describe('rows that were refused', () => {
  it('of a list in Windows-1252 › come back in it, with its separator and a reason', async () => {
    const text = Buffer.from('Nome;Nível\r\nCão;Nada\r\n', 'latin1');
    const { id } = await simulate(who, await begin(who, 'breeds', text));
    const { bytes } = await refusedOf(id);
    expect(bytes.toString('latin1')).toContain('Nome;Nível;Motivo\r\nCão;Nada;Nível: ');
  });

  it('that begin like a formula › begin with an apostrophe', async () => {
    const { id } = await simulated(who, 'breeds', 'Nome;Nível\r\n=cmd|x;Nada\r\n');
    expect((await refusedOf(id)).bytes.toString()).toContain("'=cmd|x;Nada;");
  });

  it('of a workbook › come back as one, which is read again', async () => {
    const book = makeWorkbook([
      {
        name: 'Raças',
        rows: [
          ['Nome', 'Nível'],
          ['Lince', 'Nada'],
          ['Lobo', 'Raça'],
        ],
      },
    ]);
    const { id, newCount, refusedCount } = await simulate(who, await begin(who, 'breeds', book));
    expect({ newCount, refusedCount }).toEqual({ newCount: 1, refusedCount: 1 });
    const { bytes, headers } = await refusedOf(id);
    expect(headers['content-disposition']).toContain('.xlsx');
    const again = await simulate(who, await begin(who, 'breeds', bytes));
    expect(await rowsOf(who, again.id)).toMatchObject([{ state: 'REFUSED', label: 'Lince', cell: 'Nada' }]);
  });
});
