import { createRequire } from 'node:module';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanHtml } from '../../server/html/clean.ts';
import { setConfiguration } from '../helpers/configuration.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { ALL_PAYLOADS, harmIn, PAYLOADS } from './payloads.ts';

// It has no types of its own, and this is all that is needed of it.
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (html: string) => { readonly window: Window };
};

let server: TestServer;
let operator: Person;
beforeAll(async () => {
  server = await testServer();
  operator = await server.person({ permissions: ['WRITE_CONFIGURATION', 'WRITE_HELP', 'READ_VERSIONS'] });
});
afterAll(() => server.close());

const harm = (html: string) => harmIn(new JSDOM(html).window.document.body);
const set = (key: string, value: object) => setConfiguration(operator, key, value);

describe('formatted text that would run', () => {
  it('every call that stores it › stores it clean', async () => {
    for (const payload of PAYLOADS) expect([payload, harm(cleanHtml(payload))]).toEqual([payload, []]);
  });

  it('a help article › is stored and returned clean, in its list and its versions', async () => {
    const at = '/help/?language=pt-PT&url=/animal';
    const { body } = await operator.call('PUT', at, {
      title: 'Ajuda',
      category: 'Tema',
      contents: ALL_PAYLOADS,
    });
    expect(body.contents).toContain('fim da lista');
    expect(harm(body.contents)).toEqual([]);
    expect(harm((await operator.call('GET', at)).body.contents)).toEqual([]);
    const [version] = (await operator.call('GET', `/help/${body.id}/versions`)).body;
    expect(harm(version.contents)).toEqual([]);
    const [stored] = await server.db.query<{ contents: string }>(sql`select contents from help_article`);
    expect(harm(stored!.contents)).toEqual([]);
  });

  it.each([
    ['announcement', '/informations/?type=GENERAL_ANNOUNCEMENT'],
    ['highlights', '/informations/?type=DASHBOARD_HIGHLIGHTS'],
    ['changelog', '/informations/?type=CHANGELOG'],
    ['loginHelp', '/auth/help'],
    ['legalWarning', '/auth/legalWarning'],
  ])('is stored and served clean as %s', async (key, path) => {
    const version = key === 'legalWarning' ? { version: 1 } : {};
    const written = await set(key, { ...version, pt: ALL_PAYLOADS, en: ALL_PAYLOADS });
    expect(written.status).toBe(200);
    for (const language of ['pt', 'en']) expect(harm(written.body.value[language])).toEqual([]);
    const served = await operator.call('GET', path);
    expect(served.body.content).toContain('fim da lista');
    expect(harm(served.body.content)).toEqual([]);
    await server.db.query(sql`delete from configuration where key = ${key}`);
  });
});

describe('what the operator writes', () => {
  it('a text in two languages › is returned in the language of the page, in Portuguese without a translation', async () => {
    await set('announcement', { pt: '<p>Manutenção</p>', en: '<p>Maintenance</p>' });
    const read = async (language?: string) =>
      (
        await operator.call(
          'GET',
          '/informations/?type=GENERAL_ANNOUNCEMENT',
          undefined,
          language ? { 'accept-language': language } : {},
        )
      ).body.content;
    expect(await read('en-GB')).toBe('<p>Maintenance</p>');
    expect(await read('pt-PT')).toBe('<p>Manutenção</p>');
    await server.db.query(sql`update app_user set language = 'en-US' where id = ${operator.id}`);
    expect(await read('pt-PT')).toBe('<p>Manutenção</p>');
    expect(await read()).toBe('<p>Maintenance</p>');
    expect(await read('fr-FR')).toBe('<p>Maintenance</p>');
    await set('announcement', { pt: '<p>Manutenção</p>', en: '' });
    expect(await read('en-GB')).toBe('<p>Manutenção</p>');
  });

  it('a change in one language › changes the hash', async () => {
    const hash = async () =>
      (await operator.call('GET', '/informations/?type=DASHBOARD_HIGHLIGHTS')).body.hash;
    await set('highlights', { pt: '<p>Um</p>', en: '' });
    const first = await hash();
    await set('highlights', { pt: '<p>Um</p>', en: '' });
    expect(await hash()).toBe(first);
    await set('highlights', { pt: '<p>Um</p>', en: '<p>One</p>' });
    expect(await hash()).not.toBe(first);
  });
});
