import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleFor } from '../../../../resources/support/helpArticle/articlePages.ts';
import { getOne } from '../../../../server/db/db.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';

let server: TestServer;
let writer: Person;
let reader: Person;
beforeAll(async () => {
  server = await testServer();
  writer = await server.person({ permissions: ['WRITE_HELP', 'READ_VERSIONS'] });
  reader = await server.person();
});
afterAll(() => server.close());

const at = (url: string, language = 'pt-PT', more = '') =>
  `/help/?language=${language}&url=${encodeURIComponent(url)}${more}`;
const article = (more: object = {}) => ({
  title: 'Registar um animal',
  category: 'Animais',
  contents: '<h2>Antes</h2><p>Leia o transponder no próprio animal.</p>',
  ...more,
});
const listed = async (query: string) =>
  (await reader.call('GET', `/help/list?${query}`)).body.content as {
    url: string;
    title: string;
    language: string;
    summary: string;
  }[];

describe('a help article', () => {
  it('a page and a language › have one, which every signed-in user reads', async () => {
    const written = await writer.call('PUT', at('/animal/create'), article());
    expect(written.status).toBe(200);
    expect(written.body).toMatchObject({ url: '/animal/create', language: 'pt-PT', version: 1 });
    expect((await reader.call('GET', at('/animal/create'))).body).toMatchObject(article());
    expect((await reader.call('GET', at('/animal/create/'))).body.title).toBe('Registar um animal');
    expect((await reader.call('GET', at('/animal/create', 'pt_PT'))).status).toBe(200);
    expect((await server.visitor.call('GET', at('/animal/create'))).status).toBe(401);
    expect((await reader.call('GET', at('/animal/create', 'en-US'))).status).toBe(404);
    expect((await reader.call('GET', at('/animal/create', 'fr-FR'))).status).toBe(400);
  });

  it('without its permission › is neither saved nor deleted', async () => {
    expect((await reader.call('PUT', at('/breed'), article())).status).toBe(403);
    expect((await reader.call('DELETE', at('/animal/create'))).status).toBe(403);
    expect((await reader.call('GET', at('/breed'))).status).toBe(404);
  });

  it('without title, topic or text, or with an impossible address › is refused', async () => {
    const refused = await writer.call('PUT', at('/entity'), {
      title: ' ',
      category: null,
      contents: '<p> </p>',
    });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual(
      expect.arrayContaining([
        { property: 'title', error: 'MISSING_TITLE' },
        { property: 'category', error: 'MISSING_CATEGORY' },
        { property: 'contents', error: 'MISSING_CONTENTS' },
      ]),
    );
    expect((await writer.call('PUT', at('/entity'), {})).body.errors).toHaveLength(3);
    const scriptAlone = article({ contents: '<script>alert(1)</script>' });
    expect((await writer.call('PUT', at('/entity'), scriptAlone)).body.errors).toEqual([
      { property: 'contents', error: 'MISSING_CONTENTS' },
    ]);
    for (const url of ['javascript:alert(1)', '//elsewhere.example', 'animal', '/a b'])
      expect((await writer.call('PUT', at(url), article())).body.errors).toEqual([
        { property: 'url', error: 'INVALID_URL' },
      ]);
    const long = article({ contents: `<p>${'a'.repeat(100_001)}</p>` });
    expect((await writer.call('PUT', at('/entity'), long)).body.errors).toEqual([
      { property: 'contents', error: 'TOO_LONG' },
    ]);
  });

  it('fields left out › are kept, and a stale version is refused', async () => {
    await writer.call('PUT', at('/owner'), article({ title: 'Titulares' }));
    const changed = await writer.call('PUT', at('/owner'), { category: 'Titulares', version: 1 });
    expect(changed.body).toMatchObject({ title: 'Titulares', category: 'Titulares', version: 2 });
    const stale = await writer.call('PUT', at('/owner'), { title: 'Donos', version: 1 });
    expect([stale.status, stale.body.data.message]).toEqual([409, 'STALE_VERSION']);
    expect(stale.body.data.current).toMatchObject({ title: 'Titulares', version: 2 });
    // As specified, without a word on versions.
    expect((await writer.call('PUT', at('/owner'), article({ title: 'Donos' }))).body.title).toBe('Donos');
  });

  it('a new one for a page that has one › is refused', async () => {
    await writer.call('PUT', at('/role'), article());
    const second = await writer.call('PUT', at('/role'), article({ title: 'Outro', version: null }));
    expect(second.status).toBe(422);
    expect(second.body.errors).toEqual([{ property: 'url', error: 'DUPLICATE_URL' }]);
    const both = await Promise.all(
      [1, 2].map(() => writer.call('PUT', at('/user'), article({ version: null }))),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('after its deletion › leaves versions and audit rows', async () => {
    const { id } = (await writer.call('PUT', at('/vaccine'), article())).body;
    await writer.call('PUT', at('/vaccine'), { title: 'Vacinas' });
    const versions = await writer.call('GET', `/help/${id}/versions`);
    expect(versions.body.map((one: { version: number; title: string }) => [one.version, one.title])).toEqual([
      [2, 'Vacinas'],
      [1, 'Registar um animal'],
    ]);
    expect((await reader.call('GET', `/help/${id}/versions`)).status).toBe(403);
    expect((await writer.call('DELETE', at('/vaccine'))).status).toBe(200);
    expect((await reader.call('GET', at('/vaccine'))).status).toBe(404);
    expect((await writer.call('DELETE', at('/vaccine'))).status).toBe(404);
    const gone = await writer.call('PUT', at('/vaccine'), { title: 'Tarde', version: 2 });
    expect(gone.status).toBe(404);
    const { actions } = await getOne<{ actions: string[] }>(
      server.db,
      sql`select array_agg(action order by id) as actions from audit_log
          where object_type = 'helpArticle' and object_id = ${String(id)}`,
    );
    expect(actions).toEqual(['CREATE', 'UPDATE', 'DELETE']);
  });
});

describe('the list of help', () => {
  beforeAll(async () => {
    await server.db.query(sql`delete from help_article`);
    await writer.call('PUT', at('/zebra'), article({ title: 'Depois', position: 20 }));
    await writer.call(
      'PUT',
      at('/shortcuts'),
      article({ title: 'Atalhos', position: 10, contents: '<p>Teclas rápidas: Ctrl &amp; K.</p>' }),
    );
    await writer.call('PUT', at('/zebra', 'en-US'), article({ title: 'Later', contents: '<p>Striped</p>' }));
  });

  it('stands in its order, in one language, and does not send whole articles', async () => {
    const list = await listed('language=pt-PT');
    expect(list.map(({ title }) => title)).toEqual(['Atalhos', 'Depois']);
    expect(list[0]).toEqual({
      id: expect.any(Number),
      url: '/shortcuts',
      language: 'pt-PT',
      title: 'Atalhos',
      category: 'Animais',
      summary: 'Teclas rápidas: Ctrl & K.',
    });
    expect((await listed('language=en-US')).map(({ title }) => title)).toEqual(['Later']);
  });

  it('missing articles › are completed from the other language on request, with a note', async () => {
    const list = await listed('language=en-US&fallback=true');
    expect(list.map(({ title, language }) => [title, language])).toEqual([
      ['Atalhos', 'pt-PT'],
      ['Later', 'en-US'],
    ]);
    const one = await reader.call('GET', at('/shortcuts', 'en-US', '&fallback=true'));
    expect(one.body).toMatchObject({ title: 'Atalhos', language: 'pt-PT' });
  });

  it('words, accents and capitals aside › are found, also within the articles', async () => {
    expect((await listed('language=pt-PT&universalSearch=RAPIDAS')).map(({ title }) => title)).toEqual([
      'Atalhos',
    ]);
    expect(await listed('language=pt-PT&universalSearch=strong')).toEqual([]);
    const [found] = await listed('language=pt-PT&universalSearch=transponder');
    expect(found?.summary).toContain('transponder');
  });
});

describe('the article for a page', () => {
  const articles = ['/', '/animal', '/animal/create', '/animal/view/:transponder', '/transfers'].map(
    (url) => ({ url }),
  );
  const found = (path: string) => articleFor(articles, path)?.url;

  it('several matching paths › the most specific is taken', () => {
    expect(found('/')).toBe('/');
    expect(found('/animal')).toBe('/animal');
    expect(found('/animal/')).toBe('/animal');
    expect(found('/animal/create')).toBe('/animal/create');
    expect(found('/animal/view/620098000000001')).toBe('/animal/view/:transponder');
    expect(found('/animal/view/620098000000001/files')).toBe('/animal/view/:transponder');
    expect(found('/transfers/12')).toBe('/transfers');
  });

  it('no matching path › there is none', () => {
    expect(found('/vaccine')).toBeUndefined();
    expect(found('/animals')).toBeUndefined();
  });
});
