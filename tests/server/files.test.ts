import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileHeaders } from '../../server/files/fileHeaders.ts';
import type { UploadContext } from '../../server/files/virusScan.ts';
import { cleanFilename } from '../../server/files/filename.ts';
import {
  type FileInput,
  type FileRules,
  MAX_FILE_BYTES,
  MAX_PHOTO_BYTES,
  prepareFiles,
  preparePhoto,
} from '../../server/files/prepare.ts';
import { FileRefused } from '../../server/files/refused.ts';
import { readDocument, savePrepared } from '../../server/files/store.ts';
import { deleteExpired } from '../../server/jobs/cleanup.ts';
import { packagePath } from '../../server/paths.ts';
import { testDatabase, type TestDatabase } from '../helpers/database.ts';

const picture = (width = 40, height = 30): ReturnType<typeof sharp> =>
  sharp({ create: { width, height, channels: 3, background: '#cf922a' } });
const b64 = (bytes: Buffer): string => bytes.toString('base64');
const fixture = (name: string): Buffer => readFileSync(packagePath('tests/server/fixtures', name));

let png: Buffer;
let jpeg: Buffer;
let gif: Buffer;
const heic = fixture('photo.heic');
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
let db: TestDatabase;
beforeAll(async () => {
  [png, jpeg, gif] = await Promise.all([
    picture().png().toBuffer(),
    picture().jpeg().toBuffer(),
    picture().gif().toBuffer(),
  ]);
  db = await testDatabase();
});
afterAll(() => db.close());

const rules: FileRules = { accept: 'any', property: 'documents' };
// Without a user: quota and scanner are tested with the calls that upload files.
const bringing = {
  services: { db: { query: async () => [{ brought: 0 }] }, settings: {} },
  caller: { actor: { id: 0 } },
} as unknown as UploadContext;
const prepareAll = (inputs: readonly FileInput[], these: FileRules) => prepareFiles(bringing, inputs, these);
const photoOf = (contents: string) => preparePhoto(bringing, contents);

const prepare = (input: FileInput, more: Partial<FileRules> = {}): ReturnType<typeof prepareFiles> =>
  prepareAll([input], { ...rules, ...more });
const refusal = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'taken',
    (error: unknown) => (error instanceof FileRefused ? `${error.property} ${error.fileCode}` : error),
  );

/** A black PNG of any size, small as a file: rows of one bit per pixel. */
function blackPng(side: number): Buffer {
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

describe('Files that are taken', () => {
  test('Pictures and PDF, under their own or no declared type', async () => {
    const inputs: FileInput[] = [
      { filename: 'a.png', type: 'image/png', contents: b64(png) },
      { filename: 'b.JPG', type: 'image/jpg', contents: b64(jpeg) },
      { filename: 'c.jpeg', type: '', contents: b64(jpeg) },
      { filename: 'd.gif', contents: b64(gif) },
      { filename: 'Declaração.pdf', type: 'application/pdf', title: ' Declaração ', contents: b64(pdf) },
    ];
    const files = await prepareAll(inputs, rules);
    expect(files.map(({ filename, type, title }) => [filename, type, title])).toEqual([
      ['a.png', 'image/png', null],
      ['b.JPG', 'image/jpeg', null],
      ['c.jpeg', 'image/jpeg', null],
      ['d.gif', 'image/gif', null],
      ['Declaração.pdf', 'application/pdf', 'Declaração'],
    ]);
    expect(files[4]!.bytes.equals(pdf)).toBe(true);
  });

  test("A phone's HEIC becomes a JPEG that shows the same", async () => {
    const [file] = await prepare({ filename: 'IMG_0001.HEIC', type: 'image/heic', contents: b64(heic) });
    expect(file).toMatchObject({ filename: 'IMG_0001.jpg', type: 'image/jpeg' });
    const { data, info } = await sharp(file!.bytes).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([160, 120]);
    const at = (x: number, y: number): number[] => [
      ...data.subarray((y * 160 + x) * 3, (y * 160 + x) * 3 + 3),
    ];
    expect(at(60, 60)[1]!).toBeGreaterThan(at(60, 60)[0]!); // the green disc
    expect(at(150, 10)[0]!).toBeGreaterThan(at(150, 10)[1]!); // on brass
  });

  test('Where a picture was taken, and what hides behind it, is gone', async () => {
    const located = await picture()
      .withExif({ IFD0: { Copyright: 'segredo' }, IFD3: { GPSLatitude: '38/1 43/1 0/1' } })
      .jpeg()
      .toBuffer();
    const carrying = Buffer.concat([located, Buffer.from('<script>segredo</script>')]);
    expect((await sharp(carrying).metadata()).exif).toBeDefined();
    const [file] = await prepare({ filename: 'a.jpg', contents: b64(carrying) });
    expect((await sharp(file!.bytes).metadata()).exif).toBeUndefined();
    expect(file!.bytes.includes('segredo')).toBe(false);
  });

  test('A picture held sideways is stored upright', async () => {
    const sideways = await picture(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const [file] = await prepare({ filename: 'a.jpg', contents: b64(sideways) });
    expect(await sharp(file!.bytes).metadata()).toMatchObject({ width: 20, height: 40 });
  });

  test('A photo is a square JPEG of at most 600 pixels, and small ones stay small', async () => {
    const size = async (contents: Buffer): Promise<unknown> => {
      const photo = await photoOf(b64(contents));
      const { width, height, format } = await sharp(photo.bytes).metadata();
      return [width, height, format, photo.filename, photo.type];
    };
    expect(await size(await picture(1600, 900).png().toBuffer())).toEqual([
      600,
      600,
      'jpeg',
      'foto.jpg',
      'image/jpeg',
    ]);
    expect(await size(png)).toEqual([30, 30, 'jpeg', 'foto.jpg', 'image/jpeg']);
    expect(await size(heic)).toEqual([120, 120, 'jpeg', 'foto.jpg', 'image/jpeg']);
    expect(await size(gif)).toEqual([30, 30, 'jpeg', 'foto.jpg', 'image/jpeg']);
  });

  test('A file of exactly the limit is taken, one byte more is not', async () => {
    const sized = (bytes: number): string => b64(Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length, ' ')]));
    expect(await refusal(prepare({ filename: 'a.pdf', contents: sized(MAX_FILE_BYTES) }))).toBe('taken');
    expect(await refusal(prepare({ filename: 'a.pdf', contents: sized(MAX_FILE_BYTES + 1) }))).toBe(
      'documents[0] FILE_TOO_LARGE',
    );
    const photo = (bytes: number): string => b64(Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]));
    expect(await refusal(photoOf(photo(MAX_PHOTO_BYTES)))).toBe('taken');
    expect(await refusal(photoOf(photo(MAX_PHOTO_BYTES + 1)))).toBe('photo PHOTO_TOO_LARGE');
  });
});

describe('Files that are refused', () => {
  test.each<[name: string, input: () => FileInput]>([
    ['a PNG named .jpg', () => ({ filename: 'a.jpg', contents: b64(png) })],
    ['a JPEG named .png', () => ({ filename: 'a.png', contents: b64(jpeg) })],
    ['a GIF named .pdf', () => ({ filename: 'a.pdf', contents: b64(gif) })],
    ['a PDF named .png', () => ({ filename: 'a.png', contents: b64(pdf) })],
    ['a HEIC named .jpg', () => ({ filename: 'a.jpg', contents: b64(heic) })],
    ['a PNG said to be a JPEG', () => ({ filename: 'a.png', type: 'image/jpeg', contents: b64(png) })],
    ['a PDF said to be HTML', () => ({ filename: 'a.pdf', type: 'text/html', contents: b64(pdf) })],
    ['a PNG without an ending', () => ({ filename: 'picture', contents: b64(png) })],
    ['a PNG with two endings', () => ({ filename: 'a.png.exe', contents: b64(png) })],
  ])('%s is not what it says it is', async (_, input) => {
    expect(await refusal(prepare(input()))).toBe('documents[0] FILE_TYPE_MISMATCH');
  });

  test.each<[name: string, input: () => FileInput, accept: FileRules['accept']]>([
    ['HTML named .pdf', () => ({ filename: 'a.pdf', contents: b64(Buffer.from('<html>')) }), 'any'],
    [
      'SVG',
      () => ({ filename: 'a.svg', type: 'image/svg+xml', contents: b64(Buffer.from('<svg/>')) }),
      'any',
    ],
    ['a program', () => ({ filename: 'a.exe', contents: b64(Buffer.from('MZ\x90\x00')) }), 'any'],
    ['a picture where a PDF is asked for', () => ({ filename: 'a.png', contents: b64(png) }), 'document'],
    [
      'a script before a PDF',
      () => ({ filename: 'a.pdf', contents: b64(Buffer.concat([Buffer.from('<script>'), pdf])) }),
      'any',
    ],
  ])('%s is no accepted type', async (_, input, accept) => {
    expect(await refusal(prepare(input(), { accept }))).toBe('documents[0] INVALID_FILE_TYPE');
  });

  test('A PDF where a picture is asked for is no accepted kind of picture', async () => {
    expect(await refusal(prepare({ filename: 'a.pdf', contents: b64(pdf) }, { accept: 'image' }))).toBe(
      'documents[0] INVALID_IMAGE_TYPE',
    );
  });

  test('What is not base64, or stops in the middle, is damaged', async () => {
    const clean = b64(pdf);
    for (const contents of [
      '',
      'data:application/pdf;base64,' + clean,
      clean.slice(0, -1),
      `${clean}\n`,
      `*${clean.slice(1)}`,
      clean.replace(/^./, '-'),
    ]) {
      expect(await refusal(prepare({ filename: 'a.pdf', contents }))).toBe('documents[0] INVALID_FILE');
    }
    const large = await picture(400, 300)
      .composite([{ input: await picture(100, 100).negate().png().toBuffer() }])
      .jpeg()
      .toBuffer();
    const cut = (bytes: Buffer): string => b64(bytes.subarray(0, Math.floor(bytes.length * 0.6)));
    expect(await refusal(prepare({ filename: 'a.jpg', contents: cut(large) }))).toBe(
      'documents[0] INVALID_FILE',
    );
    expect(await refusal(prepare({ filename: 'a.png', contents: cut(png) }))).toBe(
      'documents[0] INVALID_FILE',
    );
    expect(await refusal(prepare({ filename: 'a.heic', contents: cut(heic) }))).toBe(
      'documents[0] INVALID_FILE',
    );
  });

  test('The eleventh file is one too many, and the bad one of several is named', async () => {
    const copies = (n: number): FileInput[] => Array.from({ length: n }, () => good);
    const good: FileInput = { filename: 'a.pdf', contents: b64(pdf) };
    expect(await refusal(prepareAll(copies(10), rules))).toBe('taken');
    expect(await refusal(prepareAll(copies(11), rules))).toBe('documents TOO_MANY_FILES');
    expect(await refusal(prepareAll([good, { ...good, filename: 'a.png' }], rules))).toBe(
      'documents[1] FILE_TYPE_MISMATCH',
    );
  });

  test('A small file that opens into billions of pixels is refused, its memory never asked for', async () => {
    const bomb = b64(blackPng(50_000));
    expect(bomb.length).toBeLessThan(600_000);
    const memory = process.memoryUsage().rss;
    expect(await refusal(prepare({ filename: 'a.png', contents: bomb }))).toBe('documents[0] INVALID_FILE');
    expect(process.memoryUsage().rss - memory).toBeLessThan(100_000_000);
    expect(await refusal(prepare({ filename: 'a.heic', contents: b64(fixture('81-megapixels.heic')) }))).toBe(
      'documents[0] INVALID_FILE',
    );
  });
});

test('Their names › are cleaned and readable', () => {
  expect(cleanFilename('Boletim de vacinas (Árpád).pdf')).toBe('Boletim de vacinas (Árpád).pdf');
  expect(cleanFilename('../../etc/passwd.pdf')).toBe('passwd.pdf');
  expect(cleanFilename('C:\\Users\\Ana\\foto.jpg')).toBe('foto.jpg');
  expect(cleanFilename('a\r\nSet-Cookie: x\u0000.pdf')).toBe('aSet-Cookie: x.pdf');
  expect(cleanFilename('invoice\u202Efdp.exe')).toBe('invoicefdp.exe');
  expect(cleanFilename('Joa\u0303o.pdf')).toBe('João.pdf');
  expect(cleanFilename('..')).toBe('ficheiro');
  expect(cleanFilename('\ud800.pdf')).toBe('pdf');
  const long = cleanFilename(`${'ã😀'.repeat(300)}.pdf`);
  expect([...long]).toHaveLength(200);
  expect(long.endsWith('.pdf')).toBe(true);
});

describe('A file as an answer', () => {
  test('any type › has its declared type only, and its whole name', () => {
    const headers = fileHeaders({ filename: `Declaração "nº 1"; 50%'.pdf`, type: 'application/pdf' });
    expect(headers).toMatchObject({
      'Content-Type': 'application/pdf',
      'X-Content-Type-Options': 'nosniff',
      'Content-Disposition': `inline; filename="Declaracao _n 1__ 50_'.pdf"; filename*=UTF-8''Declara%C3%A7%C3%A3o%20%22n%C2%BA%201%22%3B%2050%25%27.pdf`,
    });
    expect(headers['Content-Security-Policy']).toMatch(/sandbox/);
  });

  test('on request, and always for other types than the four shown ones › is downloaded', () => {
    expect(fileHeaders({ filename: 'a.png', type: 'image/png' })['Content-Disposition']).toMatch(/^inline/);
    expect(fileHeaders({ filename: 'a.png', type: 'image/png' }, true)['Content-Disposition']).toMatch(
      /^attachment/,
    );
    expect(fileHeaders({ filename: 'a.html', type: 'text/html' })).toMatchObject({
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': expect.stringMatching(/^attachment/) as string,
    });
  });
});

describe('Documents', () => {
  test('equal contents › are stored once, returned unchanged and deleted with the last document', async () => {
    const inputs: FileInput[] = [
      { filename: 'um.pdf', title: 'Declaração', contents: b64(pdf) },
      { filename: 'foto.png', contents: b64(png) },
      { filename: 'dois.pdf', contents: b64(pdf) },
    ];
    const prepared = await prepareAll(inputs, rules);
    const ids = await db.transaction((tx) =>
      savePrepared(tx, prepared, { documentType: 'ANIMAL', documentTypeId: 7 }),
    );
    expect(await readDocument(db, ids[0]!)).toMatchObject({
      documentType: 'ANIMAL',
      documentTypeId: 7,
      title: 'Declaração',
      filename: 'um.pdf',
      type: 'application/pdf',
      size: pdf.length,
    });
    expect((await readDocument(db, ids[2]!))!.bytes.equals(pdf)).toBe(true);
    expect(await readDocument(db, ids[2]! + 999)).toBeUndefined();
    expect(await db.query(sql`select search_text from document where id = ${ids[0]}`)).toEqual([
      { searchText: 'declaracao um.pdf' },
    ]);
    const contents = async (): Promise<number> => (await db.query(sql`select from file_content`)).length;
    expect(await contents()).toBe(2);
    await db.query(sql`delete from document where id = any(${ids.slice(0, 2)}::bigint[])`);
    await deleteExpired(db);
    expect(await contents()).toBe(1);
    expect((await readDocument(db, ids[2]!))!.bytes.equals(pdf)).toBe(true);
  });

  test('A request that fails leaves no file behind', async () => {
    const prepared = await prepareAll([{ filename: 'a.gif', contents: b64(gif) }], rules);
    const failed = db.transaction(async (tx) => {
      await savePrepared(tx, prepared, { documentType: 'OWNER', documentTypeId: null });
      throw new Error('refused');
    });
    await expect(failed).rejects.toThrow('refused');
    expect(await db.query(sql`select from file_content where sha256 = ${prepared[0]!.sha256}`)).toEqual([]);
  });

  test('twenty requests with the same files in any order during a cleanup › all succeed', async () => {
    const one = await prepareAll(
      [
        { filename: 'a.png', contents: b64(png) },
        { filename: 'b.jpg', contents: b64(jpeg) },
      ],
      rules,
    );
    const save = (n: number): Promise<number[]> =>
      db.transaction((tx) =>
        savePrepared(tx, n % 2 ? one : one.toReversed(), { documentType: 'ANIMAL', documentTypeId: n }),
      );
    const results = await Promise.all([
      ...Array.from({ length: 20 }, (_, n) => save(n)),
      deleteExpired(db),
      deleteExpired(db),
    ]);
    expect(results).toHaveLength(22);
    expect(
      await db.query(
        sql`select count(*) as n from document where document_type_id < 20 and document_type = 'ANIMAL' and filename in ('a.png', 'b.jpg')`,
      ),
    ).toEqual([{ n: 40 }]);
  });
});
