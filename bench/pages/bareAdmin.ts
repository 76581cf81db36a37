import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { build } from 'vite';
import { precompress } from '../../scripts/lib/precompress.mjs';
import { packagePath } from '../../server/paths.ts';

/** One row of the list: as many columns as the register's list shows. */
type Row = Readonly<
  Record<'id' | 'name' | 'species' | 'breed' | 'owner' | 'county' | 'date', string | number>
>;

const ROWS = 10_000;
const NAMES = ['Luna', 'Bolinha', 'Faísca', 'Tobias', 'Kika', 'Max', 'Mel', 'Nina', 'Pantufa', 'Rex'];

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title></head>
<body><div id="root"></div><script type="module" src="./main.jsx"></script></body></html>`;

const COLUMNS = ['id', 'name', 'species', 'breed', 'owner', 'county', 'date'];

/** Its list, and its sign-in form for those whose browser does not say that they are signed in. */
const program = (perPage: number): string => `
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { Admin, DataTable, List, Resource } from 'react-admin';
import simpleRest from 'ra-data-simple-rest';

const isSignedIn = () => localStorage.getItem('isSignedIn') !== null;
const authProvider = {
  login: async () => {}, logout: async () => {}, getPermissions: async () => {},
  checkAuth: async () => { if (!isSignedIn()) throw new Error(); },
  checkError: async () => {},
};
const Animals = () => h(List, { perPage: ${perPage} }, h(DataTable, null,
  ...${JSON.stringify(COLUMNS)}.map((source) => h(DataTable.Col, { key: source, source }))));
createRoot(document.getElementById('root')).render(
  h(Admin, { dataProvider: simpleRest('/api'), authProvider, requireAuth: true, disableTelemetry: true },
    h(Resource, { name: 'animals', list: Animals })));
`;

const rows: readonly Row[] = Array.from({ length: ROWS }, (_, at) => ({
  id: at + 1,
  name: NAMES[(at * 7) % NAMES.length]!,
  species: at % 3 ? 'Dog' : 'Cat',
  breed: `Breed ${at % 40}`,
  owner: `Owner ${(at * 31) % 997}`,
  county: `County ${at % 308}`,
  date: new Date(Date.UTC(2026, 0, 1) - at * 3_600_000).toISOString().slice(0, 10),
}));

/** A part of the rows in an order, as ra-data-simple-rest asks for it. */
function search(query: URLSearchParams): { readonly body: string; readonly range: string } {
  const [field, direction] = JSON.parse(query.get('sort') ?? '["id","ASC"]') as [keyof Row, string];
  const [from, to] = JSON.parse(query.get('range') ?? '[0,23]') as [number, number];
  const sign = direction === 'DESC' ? -1 : 1;
  const sorted = [...rows].sort((a, b) => sign * (a[field] < b[field] ? -1 : a[field] > b[field] ? 1 : 0));
  return { body: JSON.stringify(sorted.slice(from, to + 1)), range: `animals ${from}-${to}/${ROWS}` };
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/**
 * Starts the page to compare with: a page of react-admin as its documentation begins one, with one list and as many
 * rows, built and packed as ours is and served from memory.
 */
export async function startBareAdmin(
  perPage: number,
): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  // Below this package, as it takes its libraries from here.
  await mkdir(packagePath('.data/bench'), { recursive: true });
  const root = await mkdtemp(packagePath('.data/bench/bare-'));
  await writeFile(join(root, 'index.html'), PAGE);
  await writeFile(join(root, 'main.jsx'), program(perPage));
  const mode = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  await build({ root, configFile: false, logLevel: 'error', build: { target: 'baseline-widely-available' } });
  if (mode === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = mode;
  const folder = join(root, 'dist');
  await precompress(folder);
  const packed = new Map<string, Promise<Buffer>>();
  const fileAt = (path: string): Promise<Buffer> => {
    const known = packed.get(path) ?? readFile(join(folder, `${path}.br`));
    packed.set(path, known);
    return known;
  };
  const server = createServer(async ({ url = '/' }, answer) => {
    const { pathname, searchParams } = new URL(url, 'http://bare');
    if (pathname === '/api/animals') {
      const { body, range } = search(searchParams);
      answer.setHeader('Content-Type', 'application/json').setHeader('Content-Range', range);
      return void answer.end(body);
    }
    const path = pathname.startsWith('/assets/') ? pathname.slice(1) : 'index.html';
    const body = await fileAt(path).catch(() => undefined);
    if (!body) return void answer.writeHead(404).end();
    answer.setHeader('Content-Encoding', 'br');
    answer.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream');
    answer.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      await rm(root, { recursive: true });
    },
  };
}
