import { existsSync, readdirSync } from 'node:fs';
import { packagePath } from '../../paths.ts';

/** Letters beyond Portuguese and English: their own file, fetched only where one stands on the page. */
const EXTENDED = 'unicode-range: U+0100-02FF, U+1E00-1EFF;';

const face = (file: string): string =>
  `@font-face { font-family: Atkinson; font-weight: 200 800; src: url(/assets/${file}) format('woff2'); ${file.includes('-latin-ext-') ? EXTENDED : ''} }`;

/** The product's typeface from the built page; nothing where no page is built. */
export function fontFaces(): string {
  const folder = packagePath('dist/public/assets');
  if (!existsSync(folder)) return '';
  return readdirSync(folder)
    .filter((file) => /^atkinson-[\w-]+\.woff2$/.test(file))
    .sort((a, b) => b.length - a.length)
    .map(face)
    .join('\n');
}
