import { createPublicKey, verify } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCode, shownCode } from '../../../../resources/numbers/printedCode.ts';
import {
  fragmentOf,
  parseFragment,
  signedBytes,
  statementText,
} from '../../../../resources/animals/certificate/statement.ts';
import type { Person, TestServer } from '../../../helpers/server.ts';
import { faults, register, type World } from '../animal/fixtures.ts';
import { person } from '../../owners/owner/owners.ts';
import { makeMergeWorld } from '../../owners/ownerMerge/fixtures.ts';
import { readPdf } from './pdf.ts';
import { certificateServer, closeServer, mailsOf, publishTemplate, refusal, runJobs } from './fixtures.ts';

let server: TestServer;
let world: World;
let staff: Person;
let boss: Person;
/** A template that anybody may have issued. */
let plain: number;
beforeAll(async () => {
  ({ server, world, staff, boss } = await certificateServer());
  plain = await publishTemplate(boss, { isForBulk: true, isAvailableToOwners: true });
});
afterAll(() => closeServer(server));

const issue = (who: Person, body: Record<string, unknown>) =>
  who.call('POST', '/certificates/download', body);
const validate = async (code: string) =>
  (await server.visitor.call('GET', `/certificates/validate/${code}`)).body;

describe('issuing a certificate', () => {
  it('an animal and a language › answers a tagged A4 PDF/UA-1 file that is signed as a whole', async () => {
    const { transponder } = await register(staff, world);
    for (const language of ['pt', 'en']) {
      const { status, body } = await issue(staff, { transponder, id: plain, language });
      expect([status, body.filename, body.type]).toEqual([
        200,
        `certificado-${transponder}.pdf`,
        'application/pdf',
      ]);
      expect(readPdf(Buffer.from(body.contents, 'base64'))).toMatchObject({
        isTagged: true,
        isPdfUa: true,
        isA4: true,
        language,
        title: true,
        headings: 2,
        tableHeaders: 2,
        figures: 1,
        signer: 'Registo de teste',
        isSigned: true,
      });
    }
  });

  it('a layout that draws no longer › is refused with its code, and issues nothing', async () => {
    const { transponder } = await register(staff, world);
    const id = await publishTemplate(boss);
    await server.db.query(
      sql`update certificate_layout set source = '#panic("x")' where certificate_template_id = ${id}`,
    );
    const { status, body } = await issue(staff, { transponder, id });
    expect([status, body.data?.message]).toEqual([409, 'CERTIFICATE_FAILED']);
    const issued = await server.db.query(
      sql`select from audit_log where object_type = 'certificate' and details->>'transponder' = ${transponder}`,
    );
    expect(issued).toEqual([]);
  });

  it('lists the templates that the caller can have for the animal, and refuses the others with their code', async () => {
    const { transponder } = await register(staff, world);
    const forVeterinarians = await publishTemplate(boss, { isOnlyVeterinarians: true });
    const forDead = await publishTemplate(boss, { animalStatuses: ['DEAD'] });
    const unpublished = (
      await boss.call('POST', '/certificate-templates/', { name: 'Por publicar', customFilename: 'x' })
    ).body.id;
    const profile = (
      await server.db.query<{ id: number }>(
        sql`insert into entity_profile (name) values ('Outro perfil') returning id`,
      )
    )[0]!.id;
    const ofProfile = await publishTemplate(boss, { entityProfileIds: [profile] });
    const listed = await staff.call('GET', `/certificates/list/${transponder}`);
    const ids = listed.body.map(({ id }: { id: number }) => id);
    expect(ids).toContain(plain);
    for (const [id, status, code] of [
      [forVeterinarians, 403, 'INVALID_CERTIFICATION_PERMISSION'],
      [forDead, 409, 'CERTIFICATE_NOT_AVAILABLE'],
      [unpublished, 409, 'CERTIFICATE_NOT_AVAILABLE'],
      [ofProfile, 403, 'INVALID_CERTIFICATION_PERMISSION'],
    ] as const) {
      expect(ids).not.toContain(id);
      expect(refusal(await issue(staff, { transponder, id }))).toEqual([status, code]);
    }
    const unnamed = await issue(staff, { transponder });
    expect(refusal(unnamed)).toEqual([422, 'FORM_ERROR_MSG']);
    expect(unnamed.body.errors).toEqual([{ property: 'id', error: 'MISSING_TEMPLATE' }]);
    expect(refusal(await issue(staff, { transponder: '620098999999999', id: plain }))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    const veterinarian = await server.person({ type: 'VETERINARY', permissions: ['READ_ANIMAL'] });
    expect((await issue(veterinarian, { transponder, id: forVeterinarians })).status).toBe(200);
    const reader = await server.person({ permissions: ['READ_ANIMAL'] });
    const hidden = await publishTemplate(boss, {}, { layout: '#title("x")\n#rows("ownerVatNumber")' });
    expect(refusal(await issue(reader, { transponder, id: hidden }))).toEqual([
      403,
      'INVALID_CERTIFICATION_PERMISSION',
    ]);
  });

  it('a template that was used › cannot be deleted', async () => {
    const { transponder } = await register(staff, world);
    const id = await publishTemplate(boss);
    await issue(staff, { transponder, id });
    expect(refusal(await boss.call('DELETE', `/certificate-templates/${id}`))).toEqual([
      409,
      'FAIL_DELETE_CERTIFICATE',
    ]);
    const unused = await publishTemplate(boss);
    expect((await boss.call('DELETE', `/certificate-templates/${unused}`)).status).toBe(200);
  });

  it('the name of its file › ends with the transponder only where the template says so', async () => {
    const { transponder } = await register(staff, world);
    for (const [hasTransponderSuffix, filename] of [
      [true, `boletim-${transponder}.pdf`],
      [false, 'boletim.pdf'],
    ]) {
      const id = await publishTemplate(boss, { customFilename: 'boletim', hasTransponderSuffix });
      expect((await issue(staff, { transponder, id })).body).toMatchObject({ filename });
    }
  });

  it('of a locked animal is refused', async () => {
    const { transponder } = await register(staff, world);
    await server.db.query(sql`update animal set is_locked = true where transponder = ${transponder}`);
    expect(refusal(await issue(staff, { transponder, id: plain }))).toEqual([409, 'ANIMAL_IS_LOCKED']);
  });

  it('checks parameters by their template', async () => {
    const { transponder } = await register(staff, world);
    const parameter = (code: string, more: object) => ({ code, name: code, type: 'Date', ...more });
    const id = await publishTemplate(
      boss,
      {},
      {
        layout: '#title("x")\n#parameter("note") #parameter("past") #parameter("coming")',
        parameters: [
          { code: 'note', name: 'Nota', type: 'Text', isMandatory: true },
          parameter('past', { preventFutureDates: true }),
          parameter('coming', { preventPastDates: true }),
        ],
      },
    );
    const asked = async (properties: object) => {
      const { status, body } = await issue(staff, { transponder, id, properties });
      return status === 200 ? 'ISSUED' : faults({ status, headers: {}, body });
    };
    expect(await asked({})).toEqual(['properties.note EMPTY_VALUE']);
    expect(await asked({ note: ' ', past: '2199-01-01', coming: '1999-01-01' })).toEqual([
      'properties.note EMPTY_VALUE',
      'properties.past INVALID_DATE_NO_FUTURE_DATES',
      'properties.coming INVALID_DATE_NO_PAST_DATES',
    ]);
    expect(await asked({ note: 'x', past: '2020-02-31' })).toEqual(['properties.past INVALID_VALUE']);
    expect(await asked({ note: 'x', other: 'y' })).toEqual(['properties INVALID_PROPERTIES']);
    expect(await asked({ note: '#read("/etc/passwd")', past: '2020-02-01', coming: '2199-01-01' })).toBe(
      'ISSUED',
    );
  });

  it('without a signing key is refused, and the forms for it before anything is filled in', async () => {
    const { transponder } = await register(staff, world);
    const { settings } = server.app.services;
    const { signing } = settings;
    settings.signing = undefined;
    for (const before of [
      await staff.call('GET', `/certificates/list/${transponder}`),
      await staff.call('POST', '/certificates/bulk/check', { transponders: [transponder] }),
    ])
      expect(refusal(before)).toEqual([409, 'SIGNING_KEY_MISSING']);
    expect(refusal(await issue(staff, { transponder, id: plain }))).toEqual([409, 'SIGNING_KEY_MISSING']);
    settings.signing = signing;
  });
});

describe('certificates by mail', () => {
  it('one certificate › needs an address and carries the signed PDF', async () => {
    const { transponder } = await register(staff, world);
    const send = (emailAddress?: string) =>
      issue(staff, { transponder, id: plain, sendEmail: true, ...(emailAddress && { emailAddress }) });
    expect(faults(await send())).toEqual(['emailAddress MISSING_EMAIL_ADDRESS']);
    expect(faults(await send('maria'))).toEqual(['emailAddress INVALID_EMAIL_ADDRESS']);
    const sent = await send('Maria@Example.test');
    expect(sent.body.contents).toBeNull();
    await runJobs(server, async () => (await mailsOf(server)).length === 1);
    const [mail] = await mailsOf(server);
    expect([mail?.to, mail?.source.includes(`certificado-${transponder}.pdf`)]).toEqual([
      'maria@example.test',
      true,
    ]);
  });
});

describe('the certificates of an animal', () => {
  const issuedOf = async (who: Person, transponder: string) =>
    who.call('GET', `/certificates/issued/${transponder}`);
  const states = ({ body }: Awaited<ReturnType<typeof issuedOf>>) =>
    body.map(({ code, state }: { code: string | null; state: string }) => [code, state]);

  it('several of one animal › are listed with their states, the newest first, and a revocation is in the audit', async () => {
    const { transponder } = await register(staff, world);
    const first = (await issue(staff, { transponder, id: plain })).body.code;
    await server.db.query(sql`update animal set name = 'Mudado' where transponder = ${transponder}`);
    const second = (await issue(staff, { transponder, id: plain, language: 'en' })).body.code;
    const third = (await issue(staff, { transponder, id: plain })).body.code;
    expect(
      (await boss.call('PUT', `/certificates/revoke/${third}`, { reason: 'Emitido por engano' })).status,
    ).toBe(200);
    const listed = await issuedOf(staff, transponder);
    expect(states(listed)).toEqual([
      [third, 'REVOKED'],
      [second, 'VALID'],
      [first, 'OUTDATED'],
    ]);
    expect(listed.body[1]).toMatchObject({ language: 'en', hasFile: true, revocationTimestamp: null });
    expect(listed.body[0].revocationReason).toBeNull();
    expect((await issuedOf(boss, transponder)).body[0].revocationReason).toBe('Emitido por engano');
    const rows = await server.db.query<{ action: string; details: { transponder: string } }>(sql`
      select action, details from audit_log where object_id = ${third} and action = 'CERTIFICATE_REVOKED'`);
    expect(rows).toMatchObject([{ details: { transponder } }]);
  });

  it('an earlier one › is downloaded again by its issuers and by readers of the values on it', async () => {
    const { transponder } = await register(staff, world);
    const id = await publishTemplate(boss, {}, { layout: '#title("x")\n#rows("ownerVatNumber")' });
    const { code } = (await issue(staff, { transponder, id })).body;
    const file = (who: Person) => who.call('GET', `/certificates/file/${code}`);
    const answer = await file(staff);
    expect(readPdf(Buffer.from(answer.body.contents, 'base64'))).toMatchObject({ isSigned: true });
    expect((await file(boss)).status).toBe(200);
    // Issuing it was the first reading.
    expect(
      await server.db.query(sql`select from audit_log where action = 'READ' and object_type = 'certificate'
        and object_id = ${code} and user_id = any(${[staff.id, boss.id]})`),
    ).toHaveLength(3);
    const { entityId } = (
      await server.db.query<{ entityId: number }>(sql`select entity_id from app_user where id = ${staff.id}`)
    )[0]!;
    const colleague = await server.person({ permissions: ['READ_ANIMAL'], entityId });
    expect(states(await issuedOf(colleague, transponder))).toEqual([[code, 'VALID']]);
    const stranger = await server.person({ permissions: ['READ_ANIMAL'] });
    expect((await issuedOf(stranger, transponder)).body).toEqual([]);
    expect((await file(stranger)).status).toBe(404);
    expect((await staff.call('GET', '/certificates/file/ACDEFGHJKMNPQRTU')).status).toBe(404);

    // Another entity treats the animal, and reads no tax numbers: it sees that there is one, and not its code.
    const treating = await server.person({ permissions: ['READ_ANIMAL'] });
    await server.db.query(sql`insert into animal_entity (animal_id, entity_id, ground)
      select a.id, u.entity_id, 'REGISTERED' from animal a, app_user u
      where a.transponder = ${transponder} and u.id = ${treating.id}`);
    const seen = await issuedOf(treating, transponder);
    expect(seen.body).toMatchObject([{ code: null, hasFile: false, state: 'VALID' }]);
    expect((await file(treating)).status).toBe(404);
  });

  it('one of an earlier owner › is opened by its issuers alone', async () => {
    const { transponder } = await register(staff, world);
    const { code } = (await issue(staff, { transponder, id: plain })).body;
    const treating = await server.person({ permissions: ['READ_ANIMAL', 'READ_OWNER'] });
    await server.db.query(sql`insert into animal_entity (animal_id, entity_id, ground)
      select a.id, u.entity_id, 'REGISTERED' from animal a, app_user u
      where a.transponder = ${transponder} and u.id = ${treating.id}`);
    expect(states(await issuedOf(treating, transponder))).toEqual([[code, 'VALID']]);
    const other = await register(staff, world, {
      owner: { ...person(world.parishId), name: 'Outra Pessoa' },
    });
    await server.db.query(sql`
      update animal set owner_id = (select owner_id from animal where transponder = ${other.transponder})
      where transponder = ${transponder}`);
    expect(states(await issuedOf(treating, transponder))).toEqual([[null, 'OUTDATED']]);
    expect((await treating.call('GET', `/certificates/file/${code}`)).status).toBe(404);
    expect(states(await issuedOf(staff, transponder))).toEqual([[code, 'OUTDATED']]);
  });
});

describe('validating a certificate', () => {
  it('a code as people type and paste it › is found', async () => {
    const { transponder } = await register(staff, world);
    const { code } = (await issue(staff, { transponder, id: plain })).body;
    const printed = shownCode(code);
    for (const typed of [
      code,
      printed,
      printed.toLowerCase(),
      `  ${printed} `,
      printed.replaceAll('-', ' - '),
      printed.replaceAll('-', '\u2011'),
      printed.replaceAll('-', '–'),
      `\u200b${code.slice(0, 8)}\u00ad${code.slice(8)}\n`,
    ])
      expect(await validate(encodeURIComponent(typed))).toMatchObject({ code, validated: true });
    expect(await validate(printed.slice(1))).toMatchObject({ validated: false });
  });

  it('a changed value and a revocation › make it outdated, then invalid', async () => {
    const made = await register(staff, world);
    const { transponder } = made;
    const { code } = (await issue(staff, { transponder, id: plain })).body;
    expect(isCode(code)).toBe(true);
    const valid = await validate(`${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`);
    expect(valid).toMatchObject({ code, validated: true, outdated: false, isRevoked: false, transponder });
    expect(valid.values.map(({ name }: { name: string }) => name).sort()).toEqual([
      'gender',
      'name',
      'ownerName',
      'transponder',
    ]);
    await server.db.query(sql`update animal set name = 'Mudado' where transponder = ${transponder}`);
    const outdated = await validate(code);
    expect([outdated.validated, outdated.outdated]).toEqual([true, true]);
    expect(outdated.values.find(({ name }: { name: string }) => name === 'name')).toEqual({
      name: 'name',
      label: 'Nome',
      printed: 'Farrusco',
      isChanged: true,
    });
    // Anybody may hold the paper: what is new is for those who may read the record.
    expect(JSON.stringify(outdated)).not.toContain('Mudado');
    expect((await staff.call('PUT', `/certificates/revoke/${code}`, { reason: 'x' })).status).toBe(403);
    const revoke = (reason?: string) =>
      boss.call('PUT', `/certificates/revoke/${code}`, { reason: reason ?? null });
    expect(faults(await revoke())).toEqual(['reason MISSING_REASON']);
    expect((await revoke('Emitido por engano')).status).toBe(200);
    expect((await revoke('De novo')).body.data.message).toBe('CERTIFICATE_ALREADY_REVOKED');
    expect(await validate(code)).toMatchObject({ validated: false, isRevoked: true, values: [] });
  });

  it('the owner moves › the new address is not answered, only that it changed', async () => {
    const { transponder } = await register(staff, world);
    const layout = '#title("x")\n#rows("ownerName", "ownerAddress")';
    const { code } = (await issue(staff, { transponder, id: await publishTemplate(boss, {}, { layout }) }))
      .body;
    await server.db.query(sql`update owner set address = 'Rua do Refúgio 7'
      where id = (select owner_id from animal where transponder = ${transponder})`);
    const found = await validate(code);
    const changed = found.values.filter(({ isChanged }: { isChanged: boolean }) => isChanged);
    expect(changed.map(({ name }: { name: string }) => name)).toEqual(['ownerAddress']);
    expect(JSON.stringify(found)).not.toContain('Refúgio');
    for (const value of found.values)
      expect(Object.keys(value).sort()).toEqual(['isChanged', 'label', 'name', 'printed']);
  });

  it.each(['NORMAL', 'LOST', 'FOUND', 'DEAD'])(
    'an animal that is %s today › is answered so',
    async (status) => {
      const { transponder } = await register(staff, world);
      const { code } = (await issue(staff, { transponder, id: plain })).body;
      await server.db.query(sql`update animal set status = ${status} where transponder = ${transponder}`);
      expect(await validate(code)).toMatchObject({ validated: true, animalStatus: status });
    },
  );

  it('a change of owner › does not show the new owner', async () => {
    const { transponder } = await register(staff, world);
    const { code } = (await issue(staff, { transponder, id: plain })).body;
    const other = await register(staff, world, {
      owner: { ...person(world.parishId), name: 'Outra Pessoa' },
    });
    await server.db.query(sql`
      update animal set owner_id = (select owner_id from animal where transponder = ${other.transponder})
      where transponder = ${transponder}`);
    const found = await validate(code);
    expect(found.outdated).toBe(true);
    expect(found.values.find(({ name }: { name: string }) => name === 'ownerName')).toMatchObject({
      isChanged: true,
    });
    expect(JSON.stringify(found)).not.toContain('Outra Pessoa');
  });

  it('a record of the owner that was merged into another › is no change of owner', async () => {
    const merging = await makeMergeWorld(server, world);
    const kept = await merging.owner({ name: 'Marta Lopes' });
    const former = await merging.owner({ name: 'Marta Lopes' });
    const { transponder } = former;
    const { code } = (await issue(merging.staff, { transponder, id: plain })).body;
    const merge = await merging.merge(kept.id, former.id);
    expect(await merging.ownerIdOf(former.animalId)).toBe(kept.id);
    expect(await validate(code)).toMatchObject({ validated: true, outdated: false });
    const treating = await server.person({ permissions: ['READ_ANIMAL', 'READ_OWNER'] });
    await server.db.query(sql`insert into animal_entity (animal_id, entity_id, ground)
      select ${former.animalId}, entity_id, 'REGISTERED' from app_user where id = ${treating.id}`);
    expect((await treating.call('GET', `/certificates/issued/${transponder}`)).body).toMatchObject([
      { code, state: 'VALID', hasFile: true },
    ]);
    expect((await merging.revert(merge)).status).toBe(200);
    expect(await validate(code)).toMatchObject({ validated: true, outdated: false });
  });

  it('of an unknown code answers that it is invalid', async () => {
    for (const code of ['ACDEFGHJKMNPQRTU', 'nada', '1'])
      expect(await validate(code)).toMatchObject({ validated: false, transponder: null, values: [] });
  });

  it('thirty calls in a minute › leave rows in the audit, and the next is refused', async () => {
    const { transponder } = await register(staff, world);
    const { code } = (await issue(staff, { transponder, id: plain })).body;
    await validate(code);
    const rows = await server.db.query(
      sql`select 1 from audit_log where action = 'READ' and object_type = 'certificate' and object_id = ${code}`,
    );
    expect(rows.length).toBeGreaterThan(0);
    const statuses = [];
    for (let at = 0; at < 31; at += 1)
      statuses.push((await server.visitor.call('GET', '/certificates/validate/x')).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('works by the published keys alone', async () => {
    const keys = (await server.visitor.call('GET', '/certificates/keys')).body;
    expect(keys).toMatchObject([{ algorithm: 'Ed25519' }]);
    const key = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: keys[0].publicKey },
      format: 'jwk',
    });
    expect(key.asymmetricKeyType).toBe('ed25519');
    const name = 'Ç'.repeat(80);
    const text = statementText({
      code: 'ACDEFGHJKMNPQRTU',
      transponder: '620098100000001',
      name,
      status: 'NORMAL',
      date: '2026-11-22',
      key: keys[0].id,
    });
    const fragment = fragmentOf(text, Buffer.alloc(64));
    expect(fragment.length).toBeLessThan(300);
    const parsed = parseFragment(fragment)!;
    expect(parsed.statement).toMatchObject({ transponder: '620098100000001', status: 'NORMAL' });
    expect(name.startsWith(parsed.statement.name.slice(0, -1))).toBe(true);
    expect(verify(null, signedBytes(parsed.text), key, parsed.signature)).toBe(false);
    for (const wrong of ['', 'x', `${fragment}.x`, `${'A'.repeat(20)}.${'A'.repeat(86)}`])
      expect(parseFragment(wrong)).toBeUndefined();
  });
});
