import sharp from 'sharp';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawCertificate } from '../../../../server/certificates/drawCertificate.ts';
import { printedKind, printedText, SAMPLE_VALUES } from '../../../../server/certificates/printedTexts.ts';
import { findSigningKeys } from '../../../../server/certificates/signingKeys.ts';
import { signPdf } from '../../../../server/certificates/signPdf.ts';
import { getOne } from '../../../../server/db/db.ts';
import { templateName } from '../../../../server/modules/animals/certificateTemplate/templateName.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { faults } from '../animal/fixtures.ts';
import { readPdf, readTags } from './pdf.ts';
import { closeServer, keeper, LAYOUT } from './fixtures.ts';

let server: TestServer;
let boss: Person;
beforeAll(async () => {
  server = await testServer();
  boss = await keeper(server);
});
afterAll(() => closeServer(server));

let counter = 0;
const make = async (): Promise<number> => {
  counter += 1;
  const body = { name: `Modelo ${counter}`, customFilename: 'modelo' };
  return (await boss.call('POST', '/certificate-templates/', body)).body.id;
};

describe('certificate templates', () => {
  it('wrong values › are refused with the declared codes', async () => {
    const template = (body: object) => boss.call('POST', '/certificate-templates/', body);
    expect(faults(await template({ customFilename: 'a/b' }))).toEqual(
      expect.arrayContaining(['name MISSING_NAME', 'customFilename INVALID_FILENAME']),
    );
    const certificateTemplateId = await make();
    const parameter = (body: object) =>
      boss.call('POST', '/certificate-parameters/', { certificateTemplateId, name: 'Nota', ...body });
    for (const code of ['a b', 'ção', '1a', 'a-b', 'a.b'])
      expect(faults(await parameter({ code }))).toEqual(['code INVALID_CODE']);
    expect(faults(await parameter({ code: 'note', name: '' }))).toEqual(['name MISSING_PROPERTY_NAME']);
    expect((await parameter({ code: 'note' })).status).toBe(201);
    expect(faults(await parameter({ code: 'NOTE' }))).toEqual(['code DUPLICATE_CODE']);
    const stranger = await server.person({ permissions: ['READ_ANIMAL'] });
    expect((await stranger.call('GET', '/certificate-templates/search')).status).toBe(403);
    expect(
      (await stranger.call('GET', `/certificate-templates/${certificateTemplateId}/layout`)).status,
    ).toBe(403);
  });
});

it('the layout of a template that is not there › is neither read, saved, previewed nor published', async () => {
  const path = '/certificate-templates/999999/layout';
  const answers = [
    await boss.call('GET', path),
    await boss.call('PUT', path, { source: LAYOUT }),
    await boss.call('POST', `${path}/preview`, { source: LAYOUT, language: 'pt' }),
    await boss.call('POST', `${path}/publish`, { version: 1 }),
    await boss.call('POST', `/certificate-templates/${await make()}/layout/publish`, { version: 1 }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
});

describe('a template with an English name', () => {
  it('its name › is in the language of the page or the paper, or the only one that it has', async () => {
    const own = { name: 'Atestado próprio', nameEn: 'Our attestation', customFilename: 'atestado' };
    const { body } = await boss.call('POST', '/certificate-templates/', own);
    expect(body).toMatchObject({ name: 'Atestado próprio', nameEn: 'Our attestation' });
    const found = async (language: string, where = sql`t.id = ${body.id}`) =>
      (
        await getOne<{ name: string }>(
          server.db,
          sql`select ${templateName(language)} as name from certificate_template t where ${where}`,
        )
      ).name;
    expect([await found('pt-PT'), await found('pt'), await found('en-US'), await found('en')]).toEqual([
      'Atestado próprio',
      'Atestado próprio',
      'Our attestation',
      'Our attestation',
    ]);
    const plain = await make();
    expect(await found('en-US', sql`t.id = ${plain}`)).toMatch(/^Modelo /);
  });
});

describe('the layout of a template', () => {
  const faultsOf = async (id: number, source: string) =>
    (await boss.call('POST', `/certificate-templates/${id}/layout/preview`, { source, language: 'pt' })).body
      .errors;

  it('a preview › is drawn with sample data, and errors have their kinds and places', async () => {
    const id = await make();
    const preview = await boss.call('POST', `/certificate-templates/${id}/layout/preview`, {
      source: LAYOUT,
      language: 'en',
    });
    expect(preview.body).toMatchObject({ pages: 1, errors: [] });
    expect(preview.body.svg).toContain('<svg');
    expect(await faultsOf(id, 'a\n é #foo')).toEqual([
      { kind: 'UNKNOWN_NAME', about: 'foo', line: 2, column: 5, message: 'unknown variable: foo' },
    ]);
    // What the register's own code says of a name has its place where the layout gives the name.
    for (const call of ['value', 'rows'])
      expect(await faultsOf(id, `#title("x")\n#${call}("nothing")`)).toMatchObject([
        { kind: 'UNKNOWN_VALUE', about: 'nothing', line: 2, column: call.length + 3 },
      ]);
    // The code before a layout, which no operator sees, moves no column.
    expect(await faultsOf(id, '#title("x').then((all) => all.at(-1))).toMatchObject({
      kind: 'UNCLOSED',
      line: 1,
      column: 8,
    });
    expect(await faultsOf(id, '#title("x")\n=== y')).toMatchObject([{ kind: 'SKIPPED_HEADING', line: null }]);
    for (const [source, kind, about] of [
      ['#text(fil: red)[x]', 'UNKNOWN_ARGUMENT', 'fil'],
      ['#box(1, 2)', 'EXTRA_ARGUMENT', null],
      ['#strong()', 'MISSING_ARGUMENT', 'body'],
      ['#raw(1)', 'WRONG_VALUE', null],
      ['#let x = ', 'SYNTAX', null],
      ['#image("a.png")', 'NO_FILES', null],
      ['Sem título', 'NO_TITLE', null],
      ['#title("x")\n$x$', 'NO_DESCRIPTION', null],
      ['#panic("oh")', 'OTHER', null],
    ])
      expect(await faultsOf(id, source!)).toMatchObject([{ kind, about }]);
  });

  it('a hostile layout › reads no files or packages and is limited in time and pages', async () => {
    const id = await make();
    const load = 'import "@preview/cetz:0.3.0": canvas';
    const built = `#dictionary(std).at("ev"+"al")("${load.replaceAll('"', '\\"')}")`;
    // The package loader cannot even begin: the system opens no connection for the process.
    for (const source of [`#${load}`, built])
      expect(await faultsOf(id, source)).toMatchObject([
        { kind: 'NO_FILES', message: 'failed to load package (cannot spawn http thread)' },
      ]);
    expect(await faultsOf(id, '#import "@local/a:0.1.0"')).toMatchObject([{ kind: 'NO_FILES' }]);
    // Words alone do no harm.
    expect(await faultsOf(id, '#title("x")\n#eval("1 + 1") import, include')).toEqual([]);
    for (const path of ['/etc/passwd', '../../../etc/passwd', 'fonts/OFL.txt'])
      expect(await faultsOf(id, `#read("${path}")`)).toMatchObject([{ line: 1 }]);
    expect(await faultsOf(id, '#pagebreak()'.repeat(20))).toMatchObject([
      { kind: 'TOO_MANY_PAGES', about: '20' },
    ]);
    expect(
      await faultsOf(id, '#for a in range(99999) { for b in range(99999) { let c = b } }'),
    ).toMatchObject([{ kind: 'ENDLESS', message: 'the layout takes longer than 2 seconds' }]);
    expect(await faultsOf(id, LAYOUT)).toEqual([]);
  });

  it('a preview › links to pages only', async () => {
    const id = await make();
    const { body } = await boss.call('POST', `/certificate-templates/${id}/layout/preview`, {
      source:
        '#title("x")\n#link("javascript:alert(1)")[a] #link("file:///etc/passwd")[b] #link("https://a.pt")[c]',
      language: 'pt',
    });
    const links = [...body.svg.matchAll(/<a\b[^>]*?href="([^"]*)"/g)].map(([, address]) => address);
    expect(new Set(links)).toEqual(new Set(['#', 'https://a.pt']));
    expect(body.svg).not.toMatch(/javascript:|file:/);
  });

  it('a draft › is published only as it was checked', async () => {
    const id = await make();
    const path = `/certificate-templates/${id}/layout`;
    const save = async (source: string, version?: number) =>
      boss.call('PUT', path, { source, ...(version && { version }) });
    const wrong = await save('#image(bytes("<svg/>"), format: "svg")');
    expect(wrong.body).toEqual({ number: 1, version: 1 });
    const publish = (version: number) => boss.call('POST', `${path}/publish`, { version });
    const refused = await publish(1);
    expect([refused.status, refused.body.data.message]).toEqual([409, 'INVALID_LAYOUT']);
    expect(refused.body.data.layoutErrors).toMatchObject([{ kind: 'NO_TITLE' }]);
    expect((await save(LAYOUT)).body.data.message).toBe('STALE_VERSION');
    expect((await save(LAYOUT, 1)).body).toEqual({ number: 1, version: 2 });
    expect((await publish(1)).body.data.message).toBe('STALE_VERSION');
    expect((await publish(2)).status).toBe(200);
    expect((await boss.call('GET', `/certificate-templates/${id}`)).body.publishedNumber).toBe(1);
    expect((await save(`${LAYOUT}\nMais.`)).body).toEqual({ number: 2, version: 1 });
    expect((await boss.call('GET', path)).body).toMatchObject({
      version: 1,
      versions: [
        { number: 2, status: 'DRAFT', publishTimestamp: null },
        { number: 1, status: 'PUBLISHED' },
      ],
    });
  });
});

const paper = {
  source: LAYOUT,
  title: 'Certificado',
  language: 'pt' as const,
  values: SAMPLE_VALUES,
  parameters: {},
  category: 'A',
  photo: null,
  code: 'ACDEFGHJKMNPQRTU',
  issuer: 'Clínica',
  date: new Date('2026-11-22T12:00:00Z'),
  day: '2026-11-22',
  publicUrl: 'https://registo.test',
  fragment: 'x',
};

describe('the paper of a certificate', () => {
  const drawn = async (more: Partial<Parameters<typeof drawCertificate>[0]>) => {
    const result = await drawCertificate({ ...paper, isDemonstration: false, ...more });
    if (result.errors) throw new Error(JSON.stringify(result.errors));
    return result.pdf!;
  };
  const ROWS = '#title[Título]\n#part[Animal]\n#rows("name", "crossBreed")';
  const rowsOf = async (crossBreed: string | null) =>
    (await drawn({ source: ROWS, values: { ...SAMPLE_VALUES, crossBreed } }))
      .toString('latin1')
      .match(/\/S \/TR\b/g)!.length;

  it('a value that the register does not have › takes no line', async () => {
    expect(await rowsOf(null)).toBe((await rowsOf('Golden Retriever')) - 1);
  });

  it('a part of which nothing is known › has no table', async () => {
    const pdf = await drawn({
      source: '#title[Título]\n#rows("crossBreed")',
      values: { ...SAMPLE_VALUES, crossBreed: null },
    });
    expect(readTags(pdf)).toMatchObject({ isPdfUa: true, tableHeaders: 0 });
  });

  it('the photo of the animal › stands beside the title, with a text for who does not see it', async () => {
    const photo = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#b87' } })
      .jpeg()
      .toBuffer();
    const pdf = await drawn({ source: ROWS, photo });
    expect(readTags(pdf)).toMatchObject({ isPdfUa: true, isTagged: true, figures: 2 });
    expect(readTags(await drawn({ source: ROWS }))).toMatchObject({ isPdfUa: true, figures: 1 });
  });

  it('the species › follows from the category of the breed, and a known kind is named in its language', async () => {
    const svg = async (category: string) => {
      const result = await drawCertificate(
        { ...paper, source: ROWS, category, isDemonstration: false },
        'svg',
      );
      return result.errors ? '' : result.svg!;
    };
    expect(await svg('A')).toBe(await svg('G'));
    expect(await svg('I')).not.toBe(await svg('A'));
    expect(printedKind('Histórico do animal', 'en')).toBe('History of the animal');
    expect(printedKind('Feito cá', 'en')).toBe('Feito cá');
    expect(printedText('transponder', '620098100000001', 'pt')).toBe('620 0981 0000 0001');
  });
});

describe('the name of the issuer', () => {
  it('one that ends in a full stop › ends the sentence with that one', async () => {
    const svgOf = async (issuer: string) => {
      const drawn = await drawCertificate({ ...paper, issuer, isDemonstration: false }, 'svg');
      if (drawn.errors) throw new Error('not drawn');
      return drawn.svg;
    };
    expect(await svgOf('Clínica, Lda.')).toBe(await svgOf('Clínica, Lda'));
  });
});

describe('the key of the demonstration', () => {
  it('the demonstration › makes a key and says so on the paper; production has none', async () => {
    const settings = { signing: undefined, demo: true, dataDir: server.dataDir };
    const keys = (await findSigningKeys(settings))!;
    expect(keys.isDemonstration).toBe(true);
    expect(await findSigningKeys({ ...settings, demo: false })).toBeUndefined();
    const date = paper.date;
    const [marked, plain] = [
      await drawCertificate({ ...paper, isDemonstration: true }, 'svg'),
      await drawCertificate({ ...paper, isDemonstration: false }, 'svg'),
    ];
    if (marked.errors || plain.errors) throw new Error('not drawn');
    expect(marked.svg!.length).toBeGreaterThan(plain.svg!.length);
    const drawn = await drawCertificate({ ...paper, isDemonstration: true });
    if (drawn.errors) throw new Error('not drawn');
    const signed = await signPdf(Buffer.from(drawn.pdf!), keys.pdf, {
      reason: 'Teste',
      name: 'Clínica',
      date,
    });
    expect(readPdf(signed)).toMatchObject({
      isSigned: true,
      signer: 'Coleira, demonstration',
      isTagged: true,
    });
    signed[200]! ^= 1;
    expect(readPdf(signed).isSigned).toBe(false);
  });
});
