import sharp from 'sharp';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCode } from '../../../../resources/numbers/printedCode.ts';
import { getOne } from '../../../../server/db/db.ts';
import { stopTypst } from '../../../../server/typst/typst.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { makeWorld, type World } from '../../animals/animal/fixtures.ts';
import { readTags } from '../../animals/certificate/pdf.ts';
import { ownerPerson } from '../../account/ownerAccount/fixtures.ts';
import { find, lose, lostClinic, lostOperator, message, placeOf, send } from './reports.ts';

let server: TestServer;
let world: World;
let staff: Person;
let operator: Person;
let photo: string;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await lostClinic(server);
  operator = await lostOperator(server);
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#a05010' } });
  photo = (await picture.jpeg().toBuffer()).toString('base64');
});
afterAll(async () => {
  stopTypst();
  await server.close();
});

/** What a report holds of the person reporting. */
const PERSON = {
  participantName: 'Beatriz Quental',
  participantContact: '913 000 111',
  participantContact2: '913 000 222',
  participantEmail: 'beatriz.quental@example.test',
  observations: 'Vive sozinha na casa amarela',
};

const made = async (more: Record<string, unknown> = {}) =>
  (await lose(operator, staff, world, { ...PERSON, allowsAdvertising: true, ...more })).lost;

const posterOf = (who: Person, id: number, language = 'pt') =>
  who.call('GET', `/lost-animals/${id}/poster?language=${language}`);
const codeOf = async (id: number): Promise<string> =>
  (
    await getOne<{ code: string }>(
      server.db,
      sql`select code from lost_animal_poster where lost_animal_id = ${id}`,
    )
  ).code;
const page = (code: string, language = 'pt', visitor = server.visitor) =>
  visitor.call('GET', `/lost-animals/public/${code}?language=${language}`);
const publicPage = async (id: number, language = 'pt') => (await page(await codeOf(id), language)).body;
const change = (id: number, body: object) => operator.call('PUT', `/lost-animals/${id}`, body);
const close = (id: number, status: string) =>
  operator.call('PUT', `/lost-animals/${id}/update-status`, { status });
const operationOf = async (id: number) =>
  (await operator.call('GET', `/lost-animals/${id}`)).body.operations.POSTER;

describe('the poster of a report', () => {
  it('an animal whose name has letters of any script › has its poster', async () => {
    const { id } = await made();
    await server.db.query(sql`update lost_animal set name = ${'Rex 🐶 محمد \u{10fffd}'} where id = ${id}`);
    expect((await posterOf(staff, id)).status).toBe(200);
  });

  it.each(['pt', 'en'])('in %s › is one tagged A4 page with photo and QR code', async (language) => {
    const { id } = await made({ photo });
    const { status, body } = await posterOf(staff, id, language);
    expect(status).toBe(200);
    expect([body.filename, body.type]).toEqual([
      `${language === 'pt' ? 'cartaz' : 'poster'}-${id}.pdf`,
      'application/pdf',
    ]);
    const pdf = Buffer.from(body.contents, 'base64');
    expect(readTags(pdf)).toMatchObject({
      isTagged: true,
      isPdfUa: true,
      isA4: true,
      language,
      title: true,
      headings: 3,
      figures: 2,
    });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    expect(Buffer.from(body.preview, 'base64').toString()).toMatch(/^<svg/);
    expect(body.address).toBe(`${server.app.services.settings.publicUrl}/public/lost/${await codeOf(id)}`);
    expect(isCode(await codeOf(id))).toBe(true);
  });

  it('of an animal without photo and breed › shows a drawing, and the longest texts stay on one page', async () => {
    const { id } = await find(operator, {
      allowsAdvertising: true,
      allowsContact: true,
      allowsTransponder: true,
      name: 'N'.repeat(80),
      eventLocal: 'Rua comprida '.repeat(15),
      ...PERSON,
      participantContact3: '214 000 333',
    });
    const pdf = Buffer.from((await posterOf(staff, id)).body.contents, 'base64');
    expect(readTags(pdf).figures).toBe(2);
    expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  });

  it('who may not read reports › is refused, and each reading leaves a row in the audit', async () => {
    const { id } = await made();
    const reader = await server.person({ permissions: ['READ_ANIMAL'] });
    expect((await posterOf(reader, id)).status).toBe(403);
    const before = await rowsOf(id, staff.id);
    await posterOf(staff, id);
    expect(await rowsOf(id, staff.id)).toBe(before + 1);
  });

  it('in the account of an owner › is drawn for an animal of the owner, and for no other', async () => {
    const { id, transponder } = await made();
    const { id: ofAnother } = await made();
    const { ownerId } = await getOne<{ ownerId: number }>(
      server.db,
      sql`select owner_id from animal where transponder = ${transponder}`,
    );
    const owner = await ownerPerson(server, ownerId);
    const { status, body } = await owner.call('GET', `/lost-animals/${transponder}/poster`);
    expect([status, body.reportId, body.transponder]).toEqual([200, id, transponder]);
    expect((await posterOf(owner, ofAnother)).status).toBe(404);
  });

  it('without the consent to be shown to the public › is refused, and allowed once it is given', async () => {
    const { id, version } = await made({ allowsAdvertising: false });
    expect(message(await posterOf(operator, id))).toBe('409 LOST_NOT_ADVERTISED');
    expect(await operationOf(id)).toEqual({ allowed: false, reason: 'LOST_NOT_ADVERTISED' });
    expect((await change(id, { version, allowsAdvertising: true })).status).toBe(200);
    expect(await operationOf(id)).toEqual({ allowed: true });
    expect((await posterOf(operator, id)).status).toBe(200);
  });

  it('while a report waits for validation, and once it is closed › is refused', async () => {
    const waiting = await send(staff, { transponder: await normalAnimal(), allowsAdvertising: true });
    expect(message(await posterOf(staff, waiting.body.id))).toBe('409 LOST_PENDING_VALIDATION');
    const { id } = await made();
    await close(id, 'DELIVERED_TO_OWNER');
    expect(message(await posterOf(operator, id))).toBe('409 LOST_ALREADY_CLOSED');
  });
});

/** A registered animal without an open report. */
async function normalAnimal(): Promise<string> {
  const { animal, lost } = await lose(operator, staff, world);
  await close(lost.id, 'DELIVERED_TO_OWNER');
  return animal.transponder as string;
}

const rowsOf = async (id: number, userId: number | null): Promise<number> =>
  (
    await server.db.query(
      sql`select 1 from audit_log where action = 'READ' and object_type = 'lostAnimal' and object_id = ${String(id)}
        and user_id is not distinct from ${userId}::bigint`,
    )
  ).length;

describe('the public page of a report', () => {
  it('without the consent to be contacted › shows the animal and the entity, and nothing of people', async () => {
    const place = { eventCountry: 'PT', ...(await placeOf(server, world.parishId)) };
    const { id, transponder } = await made({ ...place, photo });
    const answer = await publicPage(id);
    expect(answer.state).toBe('OPEN');
    expect(answer.report).toMatchObject({
      status: 'LOST',
      title: 'Animal desaparecido',
      contact: { email: null },
    });
    expect(answer.report.photo).toEqual(expect.any(String));
    const facts = Object.fromEntries(
      answer.report.facts.map(({ name, value }: { name: string; value: string }) => [name, value]),
    );
    expect(facts).toMatchObject({ gender: 'Macho', color: 'preto', eventDate: '10-01-2026' });
    expect(facts.place).toContain('Calle Mayor');
    expect(facts.transponder).toBeUndefined();
    const { name } = await getOne<{ name: string }>(
      server.db,
      sql`select name from app_user where id = ${operator.id}`,
    );
    const text = JSON.stringify({ ...answer, report: { ...answer.report, photo: null } });
    for (const secret of [...Object.values(PERSON), transponder, name]) expect(text).not.toContain(secret);
  });

  it.each([
    [
      { allowsContact: true },
      { name: 'Beatriz Quental', phones: ['913 000 111', '913 000 222'], email: null },
    ],
    [
      { allowsContact: true, contactPreference: 'EMAIL' },
      { name: 'Beatriz Quental', phones: [], email: 'beatriz.quental@example.test' },
    ],
  ])('the consents %j › show the contact that they allow', async (consents, contact) => {
    const { id } = await made(consents);
    const { report } = await publicPage(id);
    expect(report.contact).toEqual(contact);
    expect(JSON.stringify(report)).not.toContain(PERSON.observations);
  });

  it.each([
    [{ allowsContact: false }],
    [{ allowsContact: false, contactPreference: 'EMAIL' }],
    [{ allowsContact: false, contactPreference: 'PHONE' }],
    [{ allowsContact: true, contactPreference: 'ENTITY' }],
    [{ allowsContact: true, contactPreference: 'EMAIL', participantEmail: null }],
  ])('the consents %j › name the entity in place of the person', async (consents) => {
    const { id } = await made(consents);
    const { name } = await getOne<{ name: string }>(
      server.db,
      sql`select e.name from entity e join app_user u on u.entity_id = e.id where u.id = ${operator.id}`,
    );
    const { report } = await publicPage(id);
    expect(report.contact.name).toBe(name);
    expect(JSON.stringify(report)).not.toMatch(/Beatriz|913 ?000|beatriz/);
  });

  it('the transponder › is shown by its own consent', async () => {
    const { id, transponder } = await made({ allowsTransponder: true });
    expect((await publicPage(id)).report.facts).toContainEqual({
      name: 'transponder',
      label: 'Transponder',
      value: transponder,
    });
  });

  it('in English › has labels, colours and choices in English', async () => {
    const { id } = await made({ color: 'branco e preto' });
    const { report } = await publicPage(id, 'en');
    expect(report.title).toBe('Lost animal');
    expect(report.facts).toContainEqual({ name: 'color', label: 'Coat colour', value: 'white and black' });
    expect(report.facts).toContainEqual({ name: 'gender', label: 'Sex', value: 'Male' });
  });

  it.each([
    ['DELIVERED_TO_OWNER', 'RETURNED'],
    ['REGISTERED_BY_ERROR', 'CLOSED'],
  ])('a report closed as %s › says %s and nothing else', async (outcome, state) => {
    const boss = await lostOperator(server, ['SET_CUSTOM_LOST_ANIMAL_STATUS']);
    const { id } = await made({ allowsContact: true, allowsTransponder: true, photo });
    const closed = await boss.call('PUT', `/lost-animals/${id}/update-status`, { status: outcome });
    expect(closed.status).toBe(200);
    expect(await publicPage(id)).toEqual({ state, report: null });
  });

  it('a consent that is withdrawn › makes the code unknown, and given again finds the same', async () => {
    const { id, version } = await made();
    const code = await codeOf(id);
    const saved = await change(id, { version, allowsAdvertising: false });
    expect((await page(code)).status).toBe(404);
    await change(id, { version: saved.body.version, allowsAdvertising: true });
    expect((await page(code)).body.state).toBe('OPEN');
    expect(await codeOf(id)).toBe(code);
  });

  it('codes that do not exist, numbers and texts › have one answer', async () => {
    const { id } = await made();
    for (const code of ['ACDEFGHJKMNPQRTU', String(id), 'nada', '%27%20or%201%3D1'])
      expect(message(await page(code))).toBe('404 NOT_FOUND');
  });

  it('a code in small letters and groups › is the same code, and each reading leaves a row in the audit', async () => {
    const { id } = await made();
    const code = await codeOf(id);
    const before = await rowsOf(id, null);
    expect((await page(`${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`)).body.state).toBe('OPEN');
    expect(await rowsOf(id, null)).toBe(before + 1);
  });

  it('more than thirty calls of an address in a minute › are refused', async () => {
    let last = 200;
    for (let at = 0; at < 31; at += 1)
      last = (
        await server.app.inject({
          method: 'GET',
          url: '/api/lost-animals/public/ACDEFGHJKMNPQRTU',
          remoteAddress: '10.9.8.7',
        })
      ).statusCode;
    expect(last).toBe(429);
  });
});
