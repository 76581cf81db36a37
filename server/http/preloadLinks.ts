import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}

type Manifest = Readonly<Record<string, Chunk>>;

/** The pages that people wait for with nothing on the screen yet, by the start of their address. */
const PAGES: Readonly<Record<string, string>> = { '/auth': 'src/pages/access/session/AuthRoutes.tsx' };

/** A chunk and everything that it cannot do without. */
function needs(manifest: Manifest, name: string, into = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || into.has(name)) return into;
  into.add(name);
  for (const one of chunk.imports ?? []) needs(manifest, one, into);
  return into;
}

type Hints = readonly (readonly [start: string, link: string])[];

function hintsOf(manifest: Manifest): Hints {
  const entry = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const already = new Set(entry.flatMap((name) => [...needs(manifest, name)]));
  return Object.entries(PAGES).map(([start, name]) => {
    const own = [...needs(manifest, name)].filter((one) => !already.has(one));
    return [start, own.map((one) => `</${manifest[one]!.file}>; rel=modulepreload`).join(', ')] as const;
  });
}

/**
 * Names a page's own scripts in the answer's head, so that they are fetched beside the application's instead of
 * after them. Answers the `Link` header for an address, or nothing.
 */
export function readPreloadLinks(folder: string): (url: string) => string | undefined {
  const file = join(folder, '.vite/manifest.json');
  let readAt: number | undefined;
  let hints: Hints = [];
  const current = (): Hints => {
    try {
      // A page that is built anew has parts of other names.
      const { mtimeMs } = statSync(file);
      if (mtimeMs !== readAt) hints = hintsOf(JSON.parse(readFileSync(file, 'utf8')) as Manifest);
      readAt = mtimeMs;
    } catch {
      // A page built otherwise works without.
      hints = [];
    }
    return hints;
  };
  return (url) =>
    current().find(([start, link]) => link !== '' && new RegExp(`^${start}([/?]|$)`).test(url))?.[1];
}
