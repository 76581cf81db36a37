import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../helpers/server.ts';
import { certificateServer, closeServer, publishTemplate } from '../modules/animals/certificate/fixtures.ts';
import { employ, entityOf, manager, program } from '../modules/access/apiKey/keys.ts';
import { registration, type World } from '../modules/animals/animal/fixtures.ts';
import type { Person } from '../helpers/server.ts';
import { root } from '../project/project.ts';

let server: TestServer;
let world: World;
let boss: Person;
let templates: Person;
let folder: string;
beforeAll(async () => {
  ({ server, world, boss: templates } = await certificateServer());
  boss = await manager(server);
  await employ(server, world, await entityOf(server, boss));
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(join(tmpdir(), 'coleira-practice-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await closeServer(server);
});

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('the program of the documentation', () => {
  it('with a key and a ballot number › registers, vaccinates and prints, in at most 60 lines', async () => {
    const path = join(root, 'docs/examples/practice.mjs');
    expect((await readFile(path, 'utf8')).trimEnd().split('\n').length).toBeLessThanOrEqual(60);
    const { key } = await program(server, boss, {
      scopes: ['ANIMALS_READ', 'ANIMALS_WRITE', 'HEALTH_WRITE', 'CERTIFICATES_WRITE'],
      addresses: '127.0.0.1',
    });
    const [{ id: vaccineId } = { id: 0 }] = await server.db.query<{ id: number }>(sql`
      insert into vaccine (name, immunization_time_period, immunization_time_unit) values ('Rabisin', 1, 'YEAR') returning id`);
    const { veterinaryId: _named, ...animal } = registration(world, { birthdate: day(-200) });
    const certificate = await publishTemplate(templates);
    const rabies = { executionDate: day(0), vaccineId, batch: 'A1', immunizationDateEnd: day(360) };
    await writeFile(join(folder, 'animal.json'), JSON.stringify({ animal, rabies, certificate }));
    const { port } = server.app.server.address() as AddressInfo;
    const { stdout } = await promisify(execFile)(process.execPath, [path, 'animal.json'], {
      cwd: folder,
      env: { REGISTER: `http://127.0.0.1:${port}`, KEY: key, BALLOT: '4321' },
    });
    expect(stdout).toMatch(/registered Farrusco[^]*vaccination \d+ recorded[^]*certificate \S+ in/);
    const pdf = await readFile(join(folder, `certificado-${String(animal.transponder)}.pdf`));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('the page for developers', () => {
  const page = (path: string, accepts = '') =>
    server.app.inject({ url: path, headers: accepts ? { 'accept-language': accepts } : {} });

  it('asked for › is in the language of the browser, or in the one named, and links the reference', async () => {
    const pt = await page('/api/docs');
    expect([pt.statusCode, pt.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(pt.body).toContain('<html lang="pt">');
    expect(pt.body).toContain('href="/api/docs/reference"');
    expect((await page('/api/docs', 'en-GB,en;q=0.9')).body).toContain('<html lang="en">');
    expect((await page('/api/docs?language=pt', 'en')).body).toContain('<html lang="pt">');
    expect((await page('/api/docs/reference')).statusCode).toBeLessThan(400);
    expect(pt.body).not.toContain('<script');
  });
});
