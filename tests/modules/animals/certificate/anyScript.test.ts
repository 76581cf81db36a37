import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person, TestServer } from '../../../helpers/server.ts';
import { register, type World } from '../animal/fixtures.ts';
import { certificateServer, closeServer, publishTemplate, runJobs } from './fixtures.ts';
import { readPdf } from './pdf.ts';

let server: TestServer;
let world: World;
let staff: Person;
let boss: Person;
let template: number;
beforeAll(async () => {
  ({ server, world, staff, boss } = await certificateServer());
  template = await publishTemplate(boss, { isForBulk: true }, { layout: '#title("x")\n#rows("name")' });
});
afterAll(() => closeServer(server));

/** Names as owners give them; no font has the last one's character. */
const NAMES = ['Rex 🐶', 'Łata 陳大文', 'محمد ॐ \u{10fffd}'];

describe('an animal whose name has letters of any script', () => {
  it.each(NAMES)('%s › has a certificate that is signed and tagged', async (name) => {
    const { transponder } = await register(staff, world, { name });
    const body = { transponder, id: template };
    const issued = await staff.call('POST', '/certificates/download', body);
    expect([issued.status, issued.body.data]).toEqual([200, undefined]);
    expect(readPdf(Buffer.from(issued.body.contents, 'base64'))).toMatchObject({
      isPdfUa: true,
      isSigned: true,
    });
  });

  it('with others in one batch › gets its certificate as they do', async () => {
    const transponders: string[] = [];
    for (const name of NAMES) transponders.push((await register(staff, world, { name })).transponder);
    const { body } = await staff.call('POST', '/certificates/bulk', { transponders, sendEmail: false });
    const progress = async () => (await staff.call('GET', `/certificates/bulk/${body.id}`)).body;
    await runJobs(server, async () => (await progress()).isDone);
    expect(await progress()).toMatchObject({ total: 3, issued: 3, failures: [] });
  });
});
