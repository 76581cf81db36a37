import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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

/** A program that gives a call what it does not take. */
const WRONG = `import { createClient } from './coleira.ts';
void createClient({ url: '', key: '' }).getAnimal({ path: { id: 12 } });
`;

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

describe('the client that is written from the description', () => {
  const compile = (file: string) =>
    promisify(execFile)(
      process.execPath,
      [
        join(root, 'node_modules/typescript/bin/tsc'),
        '--strict',
        '--target',
        'es2022',
        '--module',
        'nodenext',
        '--lib',
        'es2023,dom,dom.iterable',
        '--types',
        '',
        '--outDir',
        folder,
        file,
      ],
      { cwd: folder },
    );

  it('compiled in the strict mode › registers, vaccinates and prints a certificate', async () => {
    const { body } = await server.app.inject({ url: '/api/docs/client.ts' });
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await writeFile(join(folder, 'coleira.ts'), body);
    await writeFile(join(folder, 'wrong.ts'), WRONG);
    await compile(join(folder, 'coleira.ts'));
    await expect(compile(join(folder, 'wrong.ts'))).rejects.toThrow();
    const { key } = await program(server, boss, {
      scopes: ['ANIMALS_READ', 'ANIMALS_WRITE', 'HEALTH_WRITE', 'CERTIFICATES_WRITE'],
    });
    const vaccines = await server.db.query<{ id: number }>(sql`
      insert into vaccine (name, immunization_time_period, immunization_time_unit) values ('Nobivac', 1, 'YEAR') returning id`);
    const { veterinaryId: _named, ...animal } = registration(world, { birthdate: day(-200) });
    const { port } = server.app.server.address() as AddressInfo;
    const { createClient, ApiError } = (await import(pathToFileURL(join(folder, 'coleira.js')).href)) as {
      createClient: (options: object) => Record<string, (given: object) => Promise<Record<string, unknown>>>;
      ApiError: new (...given: never[]) => Error;
    };
    const register = createClient({ url: `http://127.0.0.1:${port}`, key, veterinarian: '4321' });
    const { transponder } = animal as { transponder: string };
    await expect(register.getAnimal!({ path: { id: transponder } })).rejects.toBeInstanceOf(ApiError);
    const registered = await register.registerAnimal!({ body: animal });
    expect(registered.transponder).toBe(transponder);
    const rabies = {
      executionDate: day(0),
      vaccineId: vaccines[0]!.id,
      batch: 'A1',
      immunizationDateEnd: day(360),
    };
    await register.createHealthInterventionRabies!({ body: { transponder, ...rabies } });
    const paper = await register.downloadCertificate!({
      body: { transponder, id: await publishTemplate(templates) },
    });
    expect(Buffer.from(String(paper.contents), 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const seen = await register.getAnimal!({ path: { id: transponder } });
    expect(seen.rabiesImmunizationDateEnd).toBe(day(360));
    await expect(register.registerAnimal!({ body: animal })).rejects.toMatchObject({
      status: 422,
      errors: [{ property: 'transponder', error: 'TRANSPONDER_ALREADY_REGISTERED' }],
    });
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
