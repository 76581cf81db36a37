import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayIn } from '../../../resources/numbers/dates.ts';
import { testServer, type Person, type TestServer } from '../../helpers/server.ts';
import { entityOf } from '../../services/people.ts';

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
