import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/**
 * Writes beside each text file of the page a copy compressed with brotli at its highest level, which takes too long
 * during a request. The server sends it to clients that accept brotli.
 */
export async function precompress(folder) {
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter((file) => /\.(js|css|html|svg|json|txt|wasm)$/.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const path = join(folder, file);
      const whole = await readFile(path);
      const packed = await compress(whole);
      if (packed.length < whole.length) await writeFile(`${path}.br`, packed);
    }),
  );
}
