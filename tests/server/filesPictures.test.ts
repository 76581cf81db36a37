import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { sniff } from '../../resources/common/document/fileKinds.ts';
import { openedForPage, redraw, squarePhoto, type Picture } from '../../server/files/pictures.ts';
import { packagePath } from '../../server/paths.ts';

const WAYS = { redraw, squarePhoto, openedForPage } as const;
type Way = keyof typeof WAYS;
const draw = (way: Way, bytes: Buffer): Promise<Picture | undefined> => WAYS[way](bytes, sniff(bytes)!, 1);

/** An animation of any size, small as a file: one pixel of the canvas turns white and black again. */
function gif(side: number, frames: number): Buffer {
  const word = (number: number): Buffer => Buffer.from([number & 255, number >> 8]);
  const black = [0, 0, 0];
  const white = [255, 255, 255];
  const head = [Buffer.from('GIF89a'), word(side), word(side), Buffer.from([0x80, 0, 0, ...black, ...white])];
  const frame = (colour: number): Buffer =>
    Buffer.concat([
      Buffer.from('21f90400010000002c000000000100010000', 'hex'),
      Buffer.from([2, 2, 0x44 | (colour << 3), 1, 0]),
    ]);
  const all = Buffer.alloc(frames * frame(0).length, Buffer.concat([frame(1), frame(0)]));
  return Buffer.concat([...head, all, Buffer.from([0x3b])]);
}

/** Milliseconds of processor time: other work on the machine is not in them. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const from = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1_000;
}

/** The most that is opened. */
const largest = () => gif(280, 200);

describe('An animation', () => {
  /** Drawing the largest one, on this machine: what is refused at once takes a part of it. */
  let drawing: number;
  beforeAll(async () => {
    drawing = await cpuOf(() => draw('redraw', largest()));
  });

  test('after processing › has all its frames', async () => {
    const drawn = await draw('redraw', gif(120, 5));
    expect(await sharp(drawn!.bytes).metadata()).toMatchObject({ format: 'gif', pages: 5, width: 120 });
  });

  test.each([
    ['two thousand frames of four million pixels, 46 kB', 2048, 2_000],
    ['so many that their number overflows, 8 MB', 2048, 350_000],
    ['one frame more than is opened', 16, 201],
    ['just more pixels than are opened', 1000, 17],
  ])('of %s is refused at once, its memory never asked for', async (_what, side, frames) => {
    const bomb = gif(side, frames);
    const memory = process.memoryUsage().rss;
    const taken = await cpuOf(async () => expect(await draw('redraw', bomb)).toBeUndefined());
    expect(taken).toBeLessThan(drawing / 2);
    expect(process.memoryUsage().rss - memory).toBeLessThan(100_000_000);
  });

  test.each([
    ['frames', 40, 200],
    ['pixels', 1000, 16],
  ])('of as many %s as are opened is drawn', async (_what, side, frames) => {
    const drawn = await draw('redraw', gif(side, frames));
    expect(await sharp(drawn!.bytes).metadata()).toMatchObject({ pages: frames, width: side });
  });

  test.each([
    ['end in the middle of a block', (bytes: Buffer) => bytes.subarray(0, bytes.length - 6)],
    ['lead to what is no block', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([7])])],
    ['are not there at all', () => Buffer.from('GIF89a')],
  ])('whose blocks %s is refused', async (_what, broken) => {
    expect(await draw('redraw', broken(gif(40, 3)))).toBeUndefined();
  });

  test('whose frame reaches beyond the picture counts as large as it is found to be', async () => {
    const small = gif(20, 150);
    // The first frame says that it is 2,000 pixels wide and high.
    const at = small.indexOf(0x2c, 19);
    small.writeUInt16LE(2_000, at + 5);
    small.writeUInt16LE(2_000, at + 7);
    expect(await cpuOf(() => draw('redraw', small))).toBeLessThan(drawing / 2);
  });

  test.each(['squarePhoto', 'openedForPage'] as const)(
    'of hundreds of thousands of frames is refused at once even where one is meant: %s',
    async (way) => {
      const bomb = gif(64, 350_000);
      const taken = await cpuOf(async () => expect(await draw(way, bomb)).toBeUndefined());
      expect(taken).toBeLessThan(drawing / 2);
    },
  );

  test.each(['squarePhoto', 'openedForPage'] as const)(
    'is its first frame where one picture is meant: %s',
    async (way) => {
      let drawn: Picture | undefined;
      const taken: number[] = [];
      // The least of three: the process collects garbage of other tests meanwhile.
      for (let times = 0; times < 3; times += 1)
        taken.push(await cpuOf(async () => (drawn = await draw(way, gif(2048, 2_000)))));
      expect(Math.min(...taken)).toBeLessThan(drawing);
      expect((await sharp(drawn!.bytes).metadata()).pages).toBeUndefined();
    },
  );
});

test('Many animations of one user › do not delay other users', async () => {
  const done: string[] = [];
  const heavy = gif(160, 80);
  const slow = Array.from({ length: 6 }, () =>
    redraw(heavy, sniff(heavy)!, 1).then(() => void done.push('many')),
  );
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await redraw(png, sniff(png)!, 2).then(() => void done.push('one'));
  expect(done.indexOf('one')).toBeLessThan(2);
  await Promise.all(slow);
  const more = await Promise.allSettled(Array.from({ length: 12 }, () => redraw(heavy, sniff(heavy)!, 1)));
  const refused = more.flatMap((each) => (each.status === 'rejected' ? [String(each.reason.status)] : []));
  expect(refused).toEqual(['429', '429', '429']);
});

const SECRET = 'segredo-38.7223';
const EXIF = {
  IFD0: { Copyright: SECRET, Artist: SECRET },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '38/1 43/1 20/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '9/1 8/1 21/1',
  },
};
const XMP = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="${SECRET}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

const picture = (): ReturnType<typeof sharp> =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: '#cf922a' } })
    .withExif(EXIF)
    .withXmp(XMP)
    .withIccProfile('srgb');

/** With a text of its own between head and picture, as PNG has it. */
function withPngText(png: Buffer): Buffer {
  const data = Buffer.from(`tEXtComment\0${SECRET}`, 'latin1');
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length - 4);
  sum.writeUInt32BE(crc32(data));
  return Buffer.concat([png.subarray(0, 33), length, data, sum, png.subarray(33)]);
}

/** With a comment and XMP as GIF has them: blocks before the first frame. */
function withGifTexts(bytes: Buffer): Buffer {
  const pieces = (text: string): Buffer => {
    const parts = text
      .match(/.{1,200}/gs)!
      .map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)]));
    return Buffer.concat([...parts, Buffer.from([0])]);
  };
  const at = bytes.indexOf(Buffer.from([0x21, 0xf9]));
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe]), pieces(SECRET)]);
  const xmp = Buffer.concat([Buffer.from('\x21\xff\x0bXMP DataXMP', 'latin1'), pieces(XMP)]);
  return Buffer.concat([bytes.subarray(0, at), comment, xmp, bytes.subarray(at)]);
}

/** With a box more, as a phone's HEIC carries what it knows. */
function withBox(heic: Buffer): Buffer {
  const text = Buffer.from(`Exif\0\0${SECRET}${XMP}`);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(text.length + 8);
  head.write('free', 4);
  return Buffer.concat([heic, head, text]);
}

/** A picture of each accepted kind that contains a location, in every way its kind allows. */
const telling: Record<string, () => Promise<Buffer>> = {
  JPEG: () => picture().jpeg().toBuffer(),
  PNG: async () => withPngText(await picture().png().toBuffer()),
  GIF: async () => withGifTexts(gif(60, 3)),
  WEBP: () => picture().webp().toBuffer(),
  AVIF: () => picture().avif().toBuffer(),
  HEIC: async () => withBox(readFileSync(packagePath('tests/server/fixtures/photo.heic'))),
};

/** What is left in a picture besides itself. */
async function leftIn(bytes: Buffer): Promise<string[]> {
  const { exif, xmp, iptc, tifftagPhotoshop, comments, gainMap } = await sharp(bytes).metadata();
  const found = { exif, xmp, iptc, tifftagPhotoshop, comments, gainMap };
  const names = Object.entries(found).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const marks = [
    SECRET,
    'Exif',
    'adobe:ns',
    'http://ns.adobe.com',
    'GPS',
    'Photoshop',
    'tEXt',
    'eXIf',
    'XMP Data',
  ];
  return [...names, ...marks.filter((mark) => bytes.includes(mark))];
}

describe.each(Object.keys(telling))('A %s that tells where it was taken', (kind) => {
  let sent: Buffer;
  beforeAll(async () => {
    sent = await telling[kind]!();
  });

  test('as it was sent › contains the place', async () => {
    expect(sent.includes(SECRET)).toBe(true);
    if (kind === 'JPEG' || kind === 'PNG') {
      expect(await leftIn(sent)).toEqual(expect.arrayContaining(['exif', 'xmp']));
    }
  });

  test.each(Object.keys(WAYS) as Way[])('tells nothing once it is drawn anew: %s', async (way) => {
    const drawn = await draw(way, sent);
    expect(await leftIn(drawn!.bytes)).toEqual([]);
    expect((await sharp(drawn!.bytes).metadata()).orientation).toBeUndefined();
  });
});

describe.each(['webp', 'avif'] as const)('A picture in %s', (format) => {
  const made = (): Promise<Buffer> => picture().toFormat(format).toBuffer();

  test.each(Object.keys(WAYS) as Way[])('by %s › becomes a JPEG', async (way) => {
    const bytes = await made();
    expect(sniff(bytes)?.type).toBe(`image/${format}`);
    const drawn = await draw(way, bytes);
    expect([drawn?.type, (await sharp(drawn!.bytes).metadata()).format]).toEqual(['image/jpeg', 'jpeg']);
  });

  test('cut off, or of more pixels than are opened › is refused', async () => {
    const bytes = await made();
    expect(await draw('redraw', bytes.subarray(0, bytes.length / 2))).toBeUndefined();
    const large = sharp({ create: { width: 16_000, height: 4_001, channels: 3, background: '#488848' } });
    const flat = await large.toFormat(format, { effort: 0 }).toBuffer();
    expect(await draw('redraw', flat)).toBeUndefined();
  });
});
