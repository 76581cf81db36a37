import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseFragment, signedBytes } from '../../../../resources/animals/certificate/statement.ts';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import { CERTIFICATE_LANGUAGES } from '../../../../resources/animals/certificate/certificateValues.ts';
import { seedCertificateTemplates } from '../../../../server/modules/animals/certificateTemplate/seed.ts';
import type { Person, TestServer } from '../../../helpers/server.ts';
import { register, type World } from '../animal/fixtures.ts';
import { certificateServer, closeServer } from './fixtures.ts';
import { readPdf, readQrCode } from './pdf.ts';

interface Offered {
  readonly id: number;
  readonly name: string;
  readonly properties: readonly { readonly code: string; readonly isMandatory: boolean }[];
}

let server: TestServer;
let world: World;
let staff: Person;
let transponder: string;
beforeAll(async () => {
  ({ server, world, staff } = await certificateServer());
  await server.db.transaction(seedCertificateTemplates);
  ({ transponder } = await register(staff, world));
});
afterAll(() => closeServer(server));

const offered = async (): Promise<readonly Offered[]> =>
  (await staff.call('GET', `/certificates/list/${transponder}`)).body;

async function issue({ id, properties }: Offered, language: string): Promise<{ code: string; pdf: Buffer }> {
  const entered = properties.filter(({ isMandatory }) => isMandatory).map(({ code }) => [code, 'Espanha']);
  const { status, body } = await staff.call('POST', '/certificates/download', {
    transponder,
    id,
    language,
    properties: Object.fromEntries(entered),
  });
  expect(status).toBe(200);
  return { code: body.code, pdf: Buffer.from(body.contents, 'base64') };
}

describe('the templates that a register starts with', () => {
  it.each(CERTIFICATE_LANGUAGES)(
    'each of them in %s › is a signed, tagged A4 PDF/UA-1 file',
    async (language) => {
      const templates = await offered();
      expect(templates).toHaveLength(4);
      for (const template of templates) {
        const { pdf } = await issue(template, language);
        expect([template.name, readPdf(pdf)]).toMatchObject([
          template.name,
          { isSigned: true, isTagged: true, isPdfUa: true, isA4: true, title: true, language, figures: 1 },
        ]);
      }
    },
  );

  it('DIAC and history › are offered for a dead animal that staff have unlocked', async () => {
    const { transponder: dead } = await register(staff, world);
    const boss = await server.person({
      profile: { name: 'operator' },
      permissions: ['READ_ANIMAL', 'READ_OWNER', 'WRITE_ANIMAL_DEAD', 'LOCK_ANIMAL'],
    });
    for (const [path, body] of [
      ['mark-dead', { deathTimestamp: dayIn() }],
      ['lock', { isLocked: false }],
    ] as const)
      expect((await boss.call('PUT', `/animals/${dead}/${path}`, body)).status).toBe(200);
    const templates: readonly Offered[] = (await boss.call('GET', `/certificates/list/${dead}`)).body;
    expect(templates.map(({ name }) => name)).toEqual(['DIAC', 'Histórico do animal']);
    for (const { id } of templates) {
      const input = { transponder: dead, id, language: 'pt', properties: {} };
      expect((await boss.call('POST', '/certificates/download', input)).status).toBe(200);
    }
  });

  it('the QR code on the page › opens the validation of this certificate, with a statement of the register', async () => {
    const [template] = await offered();
    const { code, pdf } = await issue(template!, 'pt');
    const address = new URL((await readQrCode(pdf))!);
    const { publicUrl } = server.app.services.settings;
    expect(`${address.origin}${address.pathname}`).toBe(`${publicUrl}/public/validate/${code}`);
    const printed = address.pathname.split('/').at(-1)!;
    expect((await server.visitor.call('GET', `/certificates/validate/${printed}`)).body).toMatchObject({
      code,
      validated: true,
      outdated: false,
      transponder,
    });
    const { statement, text, signature } = parseFragment(address.hash.slice(1))!;
    expect(statement).toMatchObject({ code, transponder, name: 'Farrusco', status: 'NORMAL' });
    const keys: { id: string; publicKey: string }[] = (await server.visitor.call('GET', '/certificates/keys'))
      .body;
    const x = keys.find(({ id }) => id === statement.key)!.publicKey;
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    expect(verify(null, signedBytes(text), key, signature)).toBe(true);
  });
});
