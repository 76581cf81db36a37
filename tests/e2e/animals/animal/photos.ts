import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { callAs } from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';
import { showAllOperations } from '../../helpers/operations.ts';

export type Colour = 'red' | 'green' | 'blue' | 'yellow';
const COLOURS: Readonly<Record<Colour, readonly [number, number, number]>> = {
  red: [214, 48, 48],
  green: [46, 160, 67],
  blue: [45, 100, 210],
  yellow: [240, 205, 50],
};

/** A picture of four fields: red and green above, blue and yellow below. */
export async function fourFields(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const upper = x < width / 2 ? COLOURS.red : COLOURS.green;
      const lower = x < width / 2 ? COLOURS.blue : COLOURS.yellow;
      pixels.set(y < height / 2 ? upper : lower, (y * width + x) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A picture that does not get small by compression. */
export const noise = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();

export const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

const nearest = (pixel: readonly number[]): string => {
  const distance = (colour: readonly number[]) =>
    colour.reduce((sum, part, at) => sum + Math.abs(part - (pixel[at] ?? 0)), 0);
  const [name, colour] = Object.entries(COLOURS).toSorted(
    ([, one], [, other]) => distance(one) - distance(other),
  )[0]!;
  return distance(colour) < 40 ? name : pixel.join(',');
};

/** What a photo is, and the colours in its corners: above, from left to right, then below. */
export async function seen(bytes: Buffer) {
  const { format } = await sharp(bytes).metadata();
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const at = (x: number, y: number) =>
    nearest([...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)]);
  const [right, bottom] = [width - 9, height - 9];
  return { format, width, height, corners: [at(8, 8), at(right, 8), at(8, bottom), at(right, bottom)] };
}

/** The photo of an animal as the server keeps it. */
export async function storedPhoto(page: Page, transponder: string): Promise<Buffer | null> {
  const { photo } = await callAs<{ photo: string | null }>(page, 'GET', `/animals/${transponder}/photo`);
  return photo === null ? null : Buffer.from(photo, 'base64');
}

/** Animals of the clinic whose photo may be changed. */
export async function changeable(page: Page): Promise<string[]> {
  interface Found {
    readonly transponder: string;
  }
  interface Whole extends Found {
    readonly operations: Readonly<Record<string, { readonly allowed: boolean }>>;
  }
  const path = '/animals/search?status=NORMAL&itemsPerPage=30';
  const { content } = await callAs<{ content: Found[] }>(page, 'GET', path);
  // Lists show the animals that the entity only treats as well.
  const whole = await Promise.all(
    content.map(({ transponder }) => callAs<Whole>(page, 'GET', `/animals/${transponder}`)),
  );
  return whole
    .filter(({ operations }) => operations.SET_PHOTO!.allowed)
    .map(({ transponder }) => transponder);
}

/** Opens the dialog of an animal's photo. */
export async function openPhoto(page: Page, transponder: string): Promise<Locator> {
  await openAddress(page, `/animal/view/${transponder}`);
  const change = page.getByRole('button', { name: 'Mudar a fotografia' }).last();
  await showAllOperations(page);
  await change.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Escolher fotografia' }).waitFor();
  return dialog;
}

/** Puts files into the dialog as a choice does. */
export const give = (dialog: Locator, files: Parameters<Locator['setInputFiles']>[0]) =>
  dialog.locator('input[type=file]').last().setInputFiles(files);

/** The frame around the square, once the photo is below it. */
export const frameOf = (page: Page) => page.getByRole('application', { name: 'Recorte da fotografia' });

/** The square as the page shows it before it is sent. */
export const previewOf = async (page: Page): Promise<Buffer> =>
  Buffer.from(
    await page
      .locator('canvas')
      .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL('image/png').split(',')[1]!),
    'base64',
  );

/** Files as they are dropped or pasted. */
export const handed = (page: Page, files: readonly { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      for (const { name, type, text } of given) {
        const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type }));
      }
      return transfer;
    },
    files.map(({ name, mimeType: type, buffer }) => ({ name, type, text: buffer.toString('base64') })),
  );
