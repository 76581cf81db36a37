import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

const engine = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(engine)).buffer } });

export type CodeKind = 'QRCode' | 'Code128' | 'Code39' | 'EAN13' | 'ITF';

/** A code as it would be printed, as a PNG. */
export async function codePicture(format: CodeKind, text: string): Promise<Buffer> {
  const { image, error } = await writeBarcode(text, { format, scale: 4 });
  if (!image) throw new Error(error);
  return sharp(Buffer.from(await image.arrayBuffer()))
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
}

/** What a camera sees: pictures side by side on a table, slightly out of focus. */
async function scene(pictures: readonly Buffer[]): Promise<Buffer> {
  const [width, height] = [1280, 720];
  const place = Math.floor(720 / Math.max(1, pictures.length));
  const laid = await Promise.all(
    pictures.map(async (picture, index) => ({
      input: await sharp(picture)
        .resize({ width: place - 60, height: 420, fit: 'inside' })
        .extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#ffffff' })
        .png()
        .toBuffer(),
      left: 290 + index * place,
      top: 130,
    })),
  );
  const table = sharp({ create: { width, height, channels: 3, background: '#b7a58c' } }).composite(laid);
  return sharp(await table.png().toBuffer())
    .blur(0.6)
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** A camera that shows the pictures of a test, and the arguments of Chromium for it. */
export class FakeCamera {
  readonly #folder = mkdtempSync(join(tmpdir(), 'coleira-film-'));
  readonly #film = join(this.#folder, 'film.mjpeg');

  /** Without a permission the browser refuses this camera as it does any other. */
  readonly browserArgs = [
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${this.#film}`,
  ];

  /** Puts pictures before the camera, side by side, for every page that opens it from now on. */
  async see(...pictures: readonly Buffer[]): Promise<void> {
    const frame = await scene(pictures);
    // Chromium plays JPEG after JPEG. A film that is playing must not change: the new one takes its name.
    writeFileSync(`${this.#film}.new`, Buffer.concat(Array.from({ length: 5 }, () => frame)));
    renameSync(`${this.#film}.new`, this.#film);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
