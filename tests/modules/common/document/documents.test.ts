import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAILY_BYTES } from '../../../../resources/common/document/limits.ts';
import { addDays, dayIn } from '../../../../resources/numbers/dates.ts';
import { packagePath } from '../../../../server/paths.ts';
import { testServer, type TestServer } from '../../../helpers/server.ts';
import { makeRecord } from '../../../kit/records.ts';
import { entityOf, outcomeOf } from '../../../services/people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('documents', () => {
  const png = async () =>
    (
      await sharp({ create: { width: 20, height: 20, channels: 3, background: '#0f5a4c' } })
        .png()
        .toBuffer()
    ).toString('base64');
  const file = async (filename = 'carta.png') => ({
    title: 'Carta',
    filename,
    type: 'image/png',
    contents: await png(),
  });

  it('fifteen digits › are the transponder of an animal, and of no other record', async () => {
    const id = await makeRecord(server.db, 'animal');
    const [animal] = await server.db.query<{ transponder: string }>(
      sql`insert into transponder_alias (transponder, animal_id, kind)
        select transponder, id, 'CURRENT' from animal where id = ${id} returning transponder`,
    );
    const clerk = await server.person({
      permissions: ['READ_ANIMAL', 'UPLOAD_DOCUMENTS'],
      profile: { name: 'operator' },
    });
    const body = { documents: [await file()] };
    const added = await clerk.call('POST', `/documents/ANIMAL/${animal!.transponder}`, body);
    expect([added.status, added.body.ids?.length]).toEqual([200, 1]);
    const [stored] = await server.db.query<{ documentTypeId: number }>(
      sql`select document_type_id from document where id = ${added.body.ids[0]}`,
    );
    expect(stored!.documentTypeId).toBe(id);
    expect((await clerk.call('POST', '/documents/ANIMAL/620999999999999', body)).status).toBe(404);
    expect((await clerk.call('POST', `/documents/ENTITY/${animal!.transponder}`, body)).status).toBe(400);
  });

  it('a record that the caller may see › has them added, listed, read as text and as bytes, and deleted', async () => {
    const clerk = await server.person({
      permissions: ['READ_ENTITY_FILES', 'UPLOAD_DOCUMENTS', 'DELETE_DOCUMENTS'],
    });
    const entityId = await entityOf(server, clerk);
    const added = await clerk.call('POST', `/documents/ENTITY/${entityId}`, {
      documents: [await file(), await file('ção;"x.png')],
    });
    expect(added.body.ids).toHaveLength(2);
    const [id, second] = added.body.ids as number[];
    const list = await clerk.call(
      'GET',
      `/documents/search?documentType=ENTITY&documentTypeId=${entityId}&universalSearch=CARTA`,
    );
    expect(list.body).toMatchObject({ totalItems: 2, itemsPerPage: 10 });
    expect(list.body.content[0]).toMatchObject({
      id: second,
      documentType: 'ENTITY',
      creationUser: { id: clerk.id },
    });
    const read = await clerk.call('GET', `/documents/${id}`);
    expect(Buffer.from(read.body.contents, 'base64').subarray(1, 4).toString()).toBe('PNG');
    const bytes = await server.app.inject({
      url: `/api/documents/${second}/content?download=true`,
      headers: { authorization: `Bearer ${clerk.token}` },
    });
    expect(bytes.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    expect(bytes.headers['content-security-policy']).toContain('sandbox');
    expect(bytes.headers['content-disposition']).toMatch(/^attachment; filename=/);
    expect((await clerk.call('DELETE', `/documents/${id}`)).status).toBe(200);
    expect(outcomeOf(await clerk.call('GET', `/documents/${id}`))).toBe('404 DOCUMENT_NOT_FOUND');
  });

  it('of another entity are as good as not there', async () => {
    const owner = await server.person({ permissions: ['READ_ENTITY_FILES', 'UPLOAD_DOCUMENTS'] });
    const entityId = await entityOf(server, owner);
    const { body } = await owner.call('POST', `/documents/ENTITY/${entityId}`, { documents: [await file()] });
    const stranger = await server.person({
      permissions: ['READ_ENTITY_FILES', 'UPLOAD_DOCUMENTS', 'DELETE_DOCUMENTS'],
    });
    const id = body.ids[0] as number;
    expect(
      (await stranger.call('GET', `/documents/search?documentType=ENTITY&documentTypeId=${entityId}`)).body
        .totalItems,
    ).toBe(0);
    expect((await stranger.call('GET', `/documents/${id}`)).status).toBe(404);
    expect((await stranger.call('GET', `/documents/${id}/content`)).status).toBe(404);
    expect((await stranger.call('DELETE', `/documents/${id}`)).status).toBe(404);
    expect(
      (await stranger.call('POST', `/documents/ENTITY/${entityId}`, { documents: [await file()] })).status,
    ).toBe(404);
    const operator = await server.person({
      permissions: ['READ_ENTITY_FILES'],
      profile: { name: 'operator' },
    });
    expect((await operator.call('GET', `/documents/${id}`)).status).toBe(200);
  });

  it('for everybody are read by everybody, and brought by who may', async () => {
    const clerk = await server.person({ permissions: ['UPLOAD_DOCUMENTS'] });
    const reader = await server.person();
    expect((await reader.call('POST', '/documents/general', { documents: [await file()] })).status).toBe(403);
    const { body } = await clerk.call('POST', '/documents/general', { documents: [await file()] });
    expect((await reader.call('GET', `/documents/${body.ids[0]}`)).status).toBe(200);
    expect((await clerk.call('POST', '/documents/GENERAL/5', { documents: [await file()] })).status).toBe(
      404,
    );
    expect((await clerk.call('POST', '/documents/animal', { documents: [await file()] })).status).toBe(422);
  });

  it('more than ten at a time, or other kinds than those that can be shown › are refused', async () => {
    const clerk = await server.person({ permissions: ['UPLOAD_DOCUMENTS'] });
    const one = await file();
    const many = await clerk.call('POST', '/documents/general', {
      documents: Array.from({ length: 11 }, () => one),
    });
    expect(many.body.errors).toEqual([{ property: 'documents', error: 'TOO_MANY_FILES' }]);
    const none = await clerk.call('POST', '/documents/general', { documents: [] });
    expect(none.body.errors).toEqual([{ property: 'documents', error: 'MISSING_DOCUMENTS' }]);
    const wrong = await clerk.call('POST', '/documents/general', {
      documents: [{ ...one, filename: 'a.pdf', type: 'application/pdf' }],
    });
    expect(wrong.body.errors).toEqual([{ property: 'documents[0]', error: 'FILE_TYPE_MISMATCH' }]);
  });

  it('that few browsers open come back as a JPEG; what is no picture does not', async () => {
    const reader = await server.person();
    const heic = readFileSync(packagePath('tests/server/fixtures/photo.heic')).toString('base64');
    const opened = await reader.call('POST', '/documents/picture', { contents: heic });
    expect(opened.status).toBe(200);
    expect(await sharp(Buffer.from(opened.body.contents, 'base64')).metadata()).toMatchObject({
      format: 'jpeg',
    });
    const pdf = Buffer.from('%PDF-1.7').toString('base64');
    const refused = await reader.call('POST', '/documents/picture', { contents: pdf });
    expect(refused.body.errors).toEqual([{ property: 'contents', error: 'INVALID_IMAGE_TYPE' }]);
    expect((await server.visitor.call('POST', '/documents/picture', { contents: heic })).status).toBe(401);
  });

  it('a last day of validity that is not in the future › is refused', async () => {
    const clerk = await server.person({ permissions: ['UPLOAD_DOCUMENTS'] });
    const until = async (expirationDate: string) =>
      clerk.call('POST', '/documents/general', { documents: [await file()], expirationDate });
    expect((await until(dayIn())).body.errors).toEqual([
      { property: 'expirationDate', error: 'INVALID_EXPIRATION_DATE' },
    ]);
    expect((await until(addDays(dayIn(), 1))).status).toBe(200);
  });

  it('beyond the daily quota of an account › are refused, and accepted the day after', async () => {
    const clerk = await server.person({ permissions: ['UPLOAD_DOCUMENTS'] });
    const send = async () => clerk.call('POST', '/documents/general', { documents: [await file()] });
    expect((await send()).status).toBe(200);
    await server.db.query(
      sql`update document set size = ${DAILY_BYTES} where creation_user_id = ${clerk.id}`,
    );
    const refused = await send();
    expect(outcomeOf(refused)).toBe('429 UPLOAD_QUOTA_REACHED');
    expect(refused.headers['retry-after']).toBe('3600');
    await server.db.query(
      sql`update document set creation_timestamp = now() - interval '25 hours' where creation_user_id = ${clerk.id}`,
    );
    expect((await send()).status).toBe(200);
  });

  it('whose sending breaks off anywhere leave nothing behind', async () => {
    const clerk = await server.person({ permissions: ['UPLOAD_DOCUMENTS'] });
    const unique = await sharp({ create: { width: 31, height: 17, channels: 3, background: '#a03050' } })
      .png()
      .toBuffer();
    const document = { ...(await file('cortada.png')), contents: unique.toString('base64') };
    const body = JSON.stringify({ documents: [document] });
    const contents = async () => (await server.db.query(sql`select from file_content`)).length;
    const before = await contents();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const head = `POST /api/documents/general HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${clerk.token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    const send = async (bytes: number) => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      await new Promise((sent) => socket.write(head + body.slice(0, bytes), sent));
      return socket;
    };
    const cutAt = async (bytes: number): Promise<void> => {
      const socket = await send(bytes);
      socket.end();
      socket.resume();
      await once(socket, 'close');
    };
    for (let n = 0; n < 20; n += 1) await cutAt(Math.floor(Math.random() * (body.length - 1)));
    const left = sql`select from document where filename = 'cortada.png'`;
    expect(await server.db.query(left)).toEqual([]);
    expect(await contents()).toBe(before);
    const whole = await send(body.length);
    const [answer] = (await once(whole, 'data')) as [Buffer];
    whole.destroy();
    expect(answer.toString()).toMatch(/^HTTP\/1.1 200 /);
    expect(await server.db.query(left)).toHaveLength(1);
  });
});
