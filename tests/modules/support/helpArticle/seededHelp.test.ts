import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPage } from '../../../../resources/support/helpArticle/articlePages.ts';
import { plainText } from '../../../../resources/kit/values/html.ts';
import { seedReference } from '../../../../server/seed/seedReference.ts';
import { cleanHtml } from '../../../../server/html/clean.ts';
import { HELP } from '../../../../server/modules/support/helpArticle/seed/seedHelp.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';

let server: TestServer;
let writer: Person;
beforeAll(async () => {
  server = await testServer();
  await seedReference(server.db, { productToken: 'COLEIRA' });
  writer = await server.person({ permissions: ['WRITE_HELP', 'READ_VERSIONS'] });
});
afterAll(() => server.close());

const at = (url: string) => `/help/?language=pt-PT&url=${encodeURIComponent(url)}`;

describe('a new register', () => {
  it('explains itself in both languages, each article in the same place of the order', async () => {
    for (const language of ['pt-PT', 'en-US']) {
      const { content } = (await writer.call('GET', `/help/list?language=${language}`)).body;
      expect(content.map(({ url }: { url: string }) => url)).toEqual(HELP.map(({ url }) => url));
      for (const { title, category, summary } of content)
        expect([title, category, summary].every((text: string) => text.length > 3)).toBe(true);
    }
  });

  it('loses nothing of an article to the cleaning, and leads only to articles and pages by its links', () => {
    const urls = new Set(HELP.map(({ url }) => url));
    for (const { url, pt, en } of HELP) {
      expect(isPage(url)).toBe(true);
      for (const { contents } of [pt, en]) {
        expect(plainText(cleanHtml(contents))).toBe(plainText(contents));
        for (const [, href] of contents.matchAll(/href="([^"]*)"/g))
          expect(urls).toContain(href!.replace('/help/article', '') || '/');
      }
    }
  });

  it('its next start › keeps changed articles and does not restore deleted ones', async () => {
    await writer.call('PUT', at('/animal'), { title: 'As nossas listas' });
    await writer.call('DELETE', at('/owner'));
    await seedReference(server.db, { productToken: 'COLEIRA' });
    expect((await writer.call('GET', at('/animal'))).body.title).toBe('As nossas listas');
    expect((await writer.call('GET', at('/owner'))).status).toBe(404);
    const { id } = (await writer.call('GET', at('/animal'))).body;
    const versions = (await writer.call('GET', `/help/${id}/versions`)).body;
    expect(versions.map((one: { title: string }) => one.title)).toEqual([
      'As nossas listas',
      'Listas, filtros e vistas',
    ]);
    const [{ count }] = (await server.db.query<{ count: number }>(
      sql`select count(*)::int as count from help_article`,
    )) as [{ count: number }];
    expect(count).toBe(HELP.length * 2 - 1);
  });
});
