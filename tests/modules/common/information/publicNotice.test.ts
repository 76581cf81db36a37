import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PUBLIC_NOTICES } from '../../../../resources/common/information/notices.ts';
import { securityTxt } from '../../../../server/http/securityTxt.ts';
import { readSettings } from '../../../../server/settings/settings.ts';
import { setConfiguration } from '../../../helpers/configuration.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';

let server: TestServer;
let operator: Person;
beforeAll(async () => {
  server = await testServer();
  operator = await server.person({ permissions: ['WRITE_CONFIGURATION'] });
});
afterAll(() => server.close());

const read = (name: string, language = 'pt-PT') =>
  server.visitor.call('GET', `/public-notices/${name}`, undefined, { 'accept-language': language });

describe('a notice that the law asks for', () => {
  test.each(PUBLIC_NOTICES)(
    '%s, never set › is the shipped text of the language, with no word left in braces',
    async (name) => {
      const [portuguese, english] = [await read(name), await read(name, 'en-GB')];
      expect(portuguese.status).toBe(200);
      expect(portuguese.body.content).not.toBe(english.body.content);
      for (const { body } of [portuguese, english]) {
        expect(body.content.length).toBeGreaterThan(200);
        expect(body.content).not.toContain('%{');
      }
    },
  );

  test('the shipped text › names the operator and its contacts, as text', async () => {
    const { id } = await server.person({ profile: { name: 'COLEIRA' } });
    await server.db.query(sql`update entity set name = 'Direção <b>Geral</b>', email = 'registo@example.pt',
      phone = '+351213000000', address = 'Rua A, 1', postal_code = '1000-001', locality = 'Lisboa'
      where id = (select entity_id from app_user where id = ${id})`);
    const { content } = (await read('imprint')).body;
    expect(content).toContain('Direção &lt;b&gt;Geral&lt;/b&gt;');
    expect(content).toContain('<a href="mailto:registo@example.pt">registo@example.pt</a>');
    expect(content).toContain('Rua A, 1, 1000-001 Lisboa');
  });

  test('a text that the operator sets › takes its place, clean; an empty one is refused', async () => {
    await setConfiguration(operator, 'imprint', { pt: '<p>Nós, %{operator}<script>x</script></p>', en: '' });
    expect((await read('imprint', 'en')).body.content).toMatch(/^<p>Nós, [^<>]+<\/p>$/);
    const refused = await setConfiguration(operator, 'imprint', { pt: '', en: '' });
    expect(refused.status).toBe(422);
  });

  test('another name › is refused', async () => {
    expect((await read('legalWarning')).status).toBe(400);
  });
});

describe('/.well-known/security.txt', () => {
  test('any visitor › reads it as plain text, with a contact and an end that is to come', async () => {
    const answer = await server.app.inject('/.well-known/security.txt');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const text = answer.body;
    expect(text).toMatch(/^Contact: (?:mailto:|https?:\/\/)\S+$/m);
    expect(text).toMatch(/^Preferred-Languages: pt, en$/m);
    const end = Date.parse(/^Expires: (\S+)$/m.exec(text)![1]!);
    expect(end).toBeGreaterThan(Date.now());
    expect(end).toBeLessThan(Date.now() + 365 * 24 * 3600 * 1000);
  });

  test.each([
    [
      { SECURITY_CONTACT: 'seguranca@example.pt', SUPPORT_EMAIL: 'apoio@example.pt' },
      'mailto:seguranca@example.pt',
    ],
    [{ SECURITY_CONTACT: 'https://example.pt/seguranca' }, 'https://example.pt/seguranca'],
    [{ SUPPORT_EMAIL: 'apoio@example.pt' }, 'mailto:apoio@example.pt'],
    [{ PUBLIC_URL: 'https://registo.example.pt' }, 'https://registo.example.pt/public/imprint'],
  ])('%j › names %s', (env, contact) => {
    expect(securityTxt(readSettings(env as Record<string, string>), Date.now())).toContain(
      `Contact: ${contact}\n`,
    );
  });

  test('its end › moves on with the days, and is a whole day', () => {
    const [first, later] = [0, 30].map(
      (days) => /Expires: (\S+)/.exec(securityTxt(readSettings({}), Date.UTC(2026, 10, 28 + days, 13)))![1],
    );
    expect([first, later]).toEqual(['2027-05-27T00:00:00Z', '2027-06-26T00:00:00Z']);
  });
});
