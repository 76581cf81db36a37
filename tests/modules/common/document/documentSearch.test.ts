import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayIn } from '../../../../resources/numbers/dates.ts';
import { getOne } from '../../../../server/db/db.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { makeRecord } from '../../../kit/records.ts';
import { entityOf } from '../../../services/people.ts';
import {
  CLINIC,
  clinic as makeClinic,
  makeWorld,
  newTransponder,
  register,
} from '../../animals/animal/fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
const pdf = (filename: string) => ({ filename, contents: PDF.toString('base64') });
const found = async (person: Person, query: string): Promise<string[]> =>
  (await person.call('GET', `/documents/search?${query}`)).body.content.map(
    ({ filename }: { filename: string }) => filename,
  );

describe('documents of all kinds', () => {
  it('a search › has those of the own entity and the general ones, none of another entity', async () => {
    const clerk = await server.person({
      permissions: ['READ_ENTITY_FILES', 'UPLOAD_DOCUMENTS', 'DELETE_DOCUMENTS'],
    });
    const stranger = await server.person({
      permissions: ['READ_ENTITY_FILES', 'UPLOAD_DOCUMENTS', 'DELETE_DOCUMENTS'],
    });
    const { body } = await clerk.call('POST', `/documents/ENTITY/${await entityOf(server, clerk)}`, {
      documents: [pdf('ambito-entidade.pdf')],
    });
    await clerk.call('POST', '/documents/GENERAL', { documents: [pdf('ambito-geral.pdf')] });
    expect(await found(clerk, 'universalSearch=ambito&sortProperty=name&sortDirection=ASC')).toEqual([
      'ambito-entidade.pdf',
      'ambito-geral.pdf',
    ]);
    expect(await found(stranger, 'universalSearch=ambito')).toEqual(['ambito-geral.pdf']);
    expect((await stranger.call('GET', `/documents/${body.ids[0]}`)).status).toBe(404);
    expect((await stranger.call('DELETE', `/documents/${body.ids[0]}`)).status).toBe(404);
  });

  it('filters by day and validity, sorting and deletion after the last day › work', async () => {
    const clerk = await server.person({ permissions: ['UPLOAD_DOCUMENTS', 'DELETE_DOCUMENTS'] });
    const soon = addDays(dayIn(), 3);
    const { body } = await clerk.call('POST', '/documents/GENERAL', {
      documents: [pdf('prazo-b.pdf')],
      expirationDate: soon,
    });
    await clerk.call('POST', '/documents/GENERAL', { documents: [pdf('prazo-a.pdf')] });
    const all = 'documentType=GENERAL&universalSearch=prazo';
    expect(await found(clerk, `${all}&sortProperty=name&sortDirection=ASC`)).toEqual([
      'prazo-a.pdf',
      'prazo-b.pdf',
    ]);
    expect(await found(clerk, `${all}&sortProperty=expirationDate&sortDirection=ASC`)).toEqual([
      'prazo-b.pdf',
      'prazo-a.pdf',
    ]);
    expect(await found(clerk, `${all}&addedFrom=${dayIn()}&addedUntil=${dayIn()}`)).toHaveLength(2);
    expect(await found(clerk, `${all}&addedFrom=${addDays(dayIn(), 1)}`)).toEqual([]);
    expect(await found(clerk, `${all}&addedUntil=${addDays(dayIn(), -1)}`)).toEqual([]);
    await server.db.query(
      sql`update document set expiration_date = ${addDays(dayIn(), -1)} where id = ${body.ids[0]}`,
    );
    expect(await found(clerk, `${all}&validity=VALID`)).toEqual(['prazo-a.pdf']);
    expect(await found(clerk, `${all}&validity=EXPIRED`)).toEqual(['prazo-b.pdf']);
    expect((await clerk.call('GET', `/documents/${body.ids[0]}`)).status).toBe(404);
    expect((await clerk.call('DELETE', `/documents/${body.ids[0]}`)).status).toBe(200);
    expect(await found(clerk, all)).toEqual(['prazo-a.pdf']);
  });
});

describe('a list of documents', () => {
  it('its page › has ten documents, or twenty of a breed', async () => {
    const clerk = await server.person({ permissions: ['UPLOAD_DOCUMENTS'] });
    const breed = await makeRecord(server.db, 'breed');
    const search = async (query: string) =>
      (await clerk.call('GET', `/documents/search?${query}`)).body.itemsPerPage;
    expect(await search('')).toBe(10);
    expect(await search('documentType=GENERAL')).toBe(10);
    expect(await search(`documentType=BREED&documentTypeId=${breed}`)).toBe(20);
    expect(await search(`documentType=BREED&itemsPerPage=5`)).toBe(5);
  });

  it('the download address of a document › opens with a session that sees it, and with no other', async () => {
    const clerk = await server.person({ permissions: ['READ_ENTITY_FILES', 'UPLOAD_DOCUMENTS'] });
    const stranger = await server.person({ permissions: ['READ_ENTITY_FILES'] });
    const entityId = await entityOf(server, clerk);
    const { body } = await clerk.call('POST', `/documents/ENTITY/${entityId}`, {
      documents: [pdf('direto.pdf')],
    });
    const url = async () =>
      (await clerk.call('GET', '/documents/search?universalSearch=direto')).body.content[0].directDownloadUrl;
    const address: string = await url();
    expect(address).toBe(`/api/documents/${body.ids[0]}/content?download=true`);
    expect((await clerk.call('GET', `/documents/${body.ids[0]}`)).body.directDownloadUrl).toBe(address);
    const path = address.slice('/api'.length);
    const answer = await clerk.call('GET', path);
    expect([answer.status, answer.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining('attachment'),
    ]);
    expect((await stranger.call('GET', path)).status).toBe(404);
    expect((await server.app.inject({ url: address })).statusCode).toBe(401);
    await server.db.query(
      sql`update document set expiration_date = ${addDays(dayIn(), -1)} where id = ${body.ids[0]}`,
    );
    expect(await url()).toBeNull();
  });

  it('the number of an animal › finds the documents of its owner, by any of its numbers, and of nothing else', async () => {
    const world = await makeWorld(server.db);
    const vet = await makeClinic(server, { permissions: [...CLINIC, 'READ_OWNER', 'UPLOAD_DOCUMENTS'] });
    const animal = await register(vet, world);
    const { ownerId } = await getOne<{ ownerId: number }>(
      server.db,
      sql`select owner_id from animal where transponder = ${animal.transponder}`,
    );
    await vet.call('POST', `/documents/OWNER/${ownerId}`, { documents: [pdf('do-titular.pdf')] });
    await server.db.query(sql`
      insert into document (document_type, document_type_id, filename, type, size, sha256)
      select 'BREED', ${ownerId}, 'da-raca.pdf', type, size, sha256 from document where filename = 'do-titular.pdf'`);
    await server.db.query(sql`insert into breed (id, name, group_type)
      values (${ownerId}, 'Raça do mesmo número', 'BREED') on conflict do nothing`);
    const [second, merged] = [newTransponder(), newTransponder()];
    await server.db.query(sql`insert into transponder_alias (transponder, animal_id, kind)
      select x.number, a.id, x.kind from animal a,
        (values (${second}, 'SECOND'), (${merged}, 'MERGED')) x (number, kind)
      where a.transponder = ${animal.transponder}`);
    for (const number of [animal.transponder, second, merged])
      expect(await found(vet, `ownerAnimalTransponder=${number}`), number).toEqual(['do-titular.pdf']);
    expect(await found(vet, `ownerAnimalTransponder=${animal.transponder}&documentType=BREED`)).toEqual([]);
    expect(await found(vet, 'ownerAnimalTransponder=620000000000000')).toEqual([]);
    expect(await found(vet, 'ownerAnimalTransponder=x')).toEqual([]);
  });
});
