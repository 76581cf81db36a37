import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root } from './project.mjs';

/** Files of a package with the words of its licence. */
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice|ofl)(?:[.-].*)?$/i;
/** Packages of the build whose helpers are in every bundle. */
const BUNDLERS = ['vite', 'rolldown'];

const PERMISSION = `THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** The words of a licence for a package that names it and does not contain them. */
const WORDS = {
  MIT: (holder) => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

${PERMISSION}`,
  ISC: (holder) => `ISC License

Copyright (c) ${holder}

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted,
provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED
WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR
CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF
CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`,
  'Apache-2.0': () => readText('node_modules/@myriaddreamin/typst-ts-node-compiler/LICENSE'),
  // Its native libraries are named in the table of its own description.
  'LGPL-3.0-or-later': () => readText('node_modules/libheif-js/LICENSE'),
};

const readText = (path) => readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n').trim();

const personOf = (person) => (typeof person === 'string' ? person : (person?.name ?? ''));
const addressOf = ({ repository, homepage }) =>
  ((typeof repository === 'string' ? repository : repository?.url) ?? homepage ?? '').replace(/^git\+/, '');

/** The texts that a package contains: its licence files, and of one with native libraries the table of theirs. */
function textsOf(folder, name, manifest) {
  const files = readdirSync(join(root, folder)).filter((file) => LICENCE_FILE.test(file));
  const texts = files.map((file) => readText(join(folder, file)));
  if (name.startsWith('@img/sharp-libvips')) texts.push(readText(join(folder, 'README.md')));
  const ids = String(manifest.license).match(/[\w.-]+\d[\w.-]*|MIT|ISC/g) ?? [];
  if (files.length === 0)
    for (const id of ids)
      texts.push(WORDS[id]?.(personOf(manifest.author) || `the authors of ${name}`) ?? missing(name, id));
  return texts;
}

function missing(name, id) {
  throw new Error(`${name} is under ${id} and contains no text of it: add one to scripts/lib/licences.mjs`);
}

/**
 * Returns what is shipped with its licences, by name: the packages that run, by the lock file, the bundler's helpers, our
 * own sources, and the licences that others refer to.
 */
export function findLicences() {
  const { packages } = readJson('package-lock.json');
  const shipped = Object.entries(packages).filter(
    ([folder, { dev, devOptional }]) =>
      folder !== '' &&
      existsSync(join(root, folder, 'package.json')) &&
      ((!dev && !devOptional) || BUNDLERS.includes(folder.slice('node_modules/'.length))),
  );
  const found = new Map();
  for (const [folder] of shipped) {
    const manifest = readJson(join(folder, 'package.json'));
    const { name, version } = manifest;
    const licence = typeof manifest.license === 'string' ? manifest.license : 'see text';
    found.set(`${name} ${version}`, {
      title: `${name} ${version}`,
      licence,
      source: addressOf(manifest),
      texts: textsOf(folder, name, { ...manifest, license: licence }),
    });
  }
  const others = [
    ['Coleira', 'EUPL-1.2', ['LICENSE']],
    [
      'Atkinson Hyperlegible Next, Noto Sans and Noto Emoji (documents)',
      'OFL-1.1',
      ['server/typst/fonts/OFL.txt'],
    ],
    ['GNU General Public License 3 (part of LGPL 3)', 'GPL-3.0', ['scripts/licences/GPL-3.0.txt']],
    ['Mozilla Public License 1.1 (cairo, in libvips)', 'MPL-1.1', ['scripts/licences/MPL-1.1.txt']],
  ].map(([title, licence, files]) => ({ title, licence, source: '', texts: files.map(readText) }));
  const byTitle = [...found.values()].sort((a, b) => a.title.localeCompare(b.title));
  return [others[0], ...byTitle, ...others.slice(1)];
}

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Each text once, with its number. */
function numbered(licences) {
  const texts = [...new Set(licences.flatMap((one) => one.texts))];
  return new Map(texts.map((text, at) => [text, at + 1]));
}

function pageOf(licences) {
  const names = numbered(licences);
  const items = licences.map(({ title, licence, source, texts }) => {
    const address = /^https?:/.test(source) ? ` · <a href="${escape(source)}">${escape(source)}</a>` : '';
    const links = texts
      .map((text) => `<a href="#t${names.get(text)}">texto ${names.get(text)}</a>`)
      .join(', ');
    return `<li>${escape(title)} · ${escape(licence)}${address} · ${links}</li>`;
  });
  const sections = [...names].map(
    ([text, number]) =>
      `<section id="t${number}"><h2>Texto ${number}</h2><pre>${escape(text)}</pre></section>`,
  );
  return `<!doctype html>
<html lang="pt">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Licenças de software · Coleira</title>
<style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:auto;padding:1rem}pre{white-space:pre-wrap;overflow-wrap:anywhere}li{overflow-wrap:anywhere}</style></head>
<body><main><h1>Licenças de software</h1>
<p>Programas e bibliotecas de que é feita esta aplicação, com as suas licenças. <span lang="en">The programs and libraries
that this application is made of, with their licences.</span> <a href="/licences.txt">licences.txt</a></p>
<ul>
${items.join('\n')}
</ul>
${sections.join('\n')}
</main></body></html>
`;
}

const fileOf = (licences) =>
  licences
    .map(({ title, licence, source, texts }) =>
      [`${title} (${licence})${source && `\n${source}`}`, ...texts].join('\n\n'),
    )
    .join(`\n\n${'-'.repeat(100)}\n\n`);

/** Writes the page and the file with the licences of all that is shipped. */
export function writeLicences(folder) {
  const licences = findLicences();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'licences.html'), pageOf(licences));
  writeFileSync(join(folder, 'licences.txt'), fileOf(licences));
}
