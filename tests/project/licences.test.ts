import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeLicences } from '../../scripts/lib/licences.mjs';
import { packagePath } from '../../server/paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'coleira-licences-'));
writeLicences(folder);
const file = readFileSync(join(folder, 'licences.txt'), 'utf8');
const page = readFileSync(join(folder, 'licences.html'), 'utf8');
afterAll(() => rmSync(folder, { recursive: true }));

const { dependencies } = JSON.parse(readFileSync(packagePath('package.json'), 'utf8')) as {
  dependencies: Readonly<Record<string, string>>;
};

describe('the licences of what is shipped', () => {
  it.each(Object.keys(dependencies))('%s › is named in the page and in the file', (name) => {
    const { version } = JSON.parse(
      readFileSync(packagePath(`node_modules/${name}/package.json`), 'utf8'),
    ) as {
      version: string;
    };
    expect(file).toContain(`${name} ${version} (`);
    expect(page).toContain(`<li>${name} ${version} ·`);
  });

  it.each([
    ['libheif', /libheif-js \S+ \(LGPL-3\.0\)/],
    ['the libraries of sharp', /\| libvips +\| LGPLv3/],
    ['the LGPL', /GNU LESSER GENERAL PUBLIC LICENSE/],
    ['the GPL that it refers to', /GNU GENERAL PUBLIC LICENSE\s+Version 3/],
    ['a BSD licence', /Redistributions in binary form must reproduce the above copyright/],
    ['an MIT licence', /Permission is hereby granted, free of charge/],
    ['the fonts', /SIL OPEN FONT LICENSE/],
    ['Coleira', /^Coleira \(EUPL-1\.2\)/],
  ])('the text of %s › is there', (_name, text) => {
    expect(file).toMatch(text);
  });

  it('every link of the page › leads to a text that is there', () => {
    const targets = new Set([...page.matchAll(/<section id="(t\d+)"/g)].map(([, id]) => id));
    const links = [...page.matchAll(/href="#(t\d+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(400);
    expect(links.filter((id) => !targets.has(id))).toEqual([]);
  });
});
