import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPage, withBrowser } from '../helpers/browser.ts';
import { copyData, type DataCopy } from '../helpers/copies.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

withBrowser();

let root: string;
let copy: DataCopy;
let server: RunningServer;
/** Of a user who had the page open before, and of one who comes after. */
let open: Page;
let visitor: Page;
beforeAll(async () => {
  // A copy of the product, whose page can be built anew below its running server.
  root = mkdtempSync(join(tmpdir(), 'coleira-build-'));
  for (const part of ['dist', 'package.json']) cpSync(part, join(root, part), { recursive: true });
  for (const part of ['node_modules', 'server']) symlinkSync(join(process.cwd(), part), join(root, part));
  copy = await copyData(join(root, 'run'));
  server = await startServer(root, copy.folder, copy.settings);
  [open, visitor] = await Promise.all([
    newPage({ baseURL: server.baseUrl }),
    newPage({ baseURL: server.baseUrl }),
  ]);
});
afterAll(async () => {
  await server?.stop();
  await copy?.remove();
  rmSync(root, { recursive: true, force: true });
});

/** What a build of changed sources leaves: every part of the page under another name, and none of the old ones. */
function buildAnew(): void {
  const page = join(root, 'dist/public');
  const names = readdirSync(join(page, 'assets'));
  const renamed = new Map<string, string>();
  for (const name of names) {
    const found = /^(.+)-([\w-]{8})(\.\w+)$/.exec(name);
    if (found) renamed.set(name, `${found[1]}-${[...found[2]!].toReversed().join('')}${found[3]}`);
  }
  const anyName = new RegExp(
    [...renamed.keys()].map((name) => name.replaceAll(/[.$]/g, '\\$&')).join('|'),
    'g',
  );
  const rewrite = (file: string) =>
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll(anyName, (name) => renamed.get(name)!),
    );
  for (const name of names) {
    const file = join(page, 'assets', name);
    if (/\.(br|gz)$/.test(name)) rmSync(file);
    else {
      if (/\.(js|css)$/.test(name)) rewrite(file);
      const next = renamed.get(name);
      if (next) renameSync(file, join(page, 'assets', next));
    }
  }
  rmSync(join(page, 'index.html.br'), { force: true });
  for (const file of ['index.html', '.vite/manifest.json']) rewrite(join(page, file));
}

describe('a page that is built anew below a running server', () => {
  test('new visitors › get it, and an open page does once it lacks a part', async () => {
    await open.goto('/auth');
    await open.getByLabel('E-mail').waitFor();
    const entryOf = (page: Page) => page.locator('script[type=module][src]').first().getAttribute('src');
    const before = await entryOf(open);
    buildAnew();

    const lost: string[] = [];
    visitor.on('response', (answer) => {
      if (answer.status() === 404) lost.push(answer.url());
    });
    const [answer] = await Promise.all([visitor.waitForResponse('**/auth'), visitor.goto('/auth')]);
    await visitor.getByLabel('E-mail').waitFor();
    expect(lost).toEqual([]);
    expect(await entryOf(visitor)).not.toBe(before);
    // What the answer's head has fetched beforehand is of the new build too.
    for (const [, path] of (answer.headers().link ?? '').matchAll(/<([^>]+)>/g))
      expect((await visitor.request.get(path!)).status(), path).toBe(200);
    const asset = await visitor.request.get((await entryOf(visitor))!);
    expect(asset.headers()['cache-control']).toContain('immutable');

    await open.getByRole('link', { name: /palavra-passe/ }).click();
    await open.getByRole('heading', { name: /palavra-passe/i }).waitFor();
    expect(await entryOf(open)).toBe(await entryOf(visitor));
  });

  test('the names of its parts › reveal nothing else', async () => {
    for (const path of [
      '/assets/../index.html',
      '/assets/..%2f.vite%2fmanifest.json',
      '/.vite/manifest.json',
      '/assets/none.js',
    ])
      expect((await fetch(server.baseUrl + path)).status, path).toBe(
        path === '/assets/../index.html' ? 200 : 404,
      );
  });
});
