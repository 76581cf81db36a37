import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}

type Manifest = Readonly<Record<string, Chunk>>;

/** The pages that people wait for with nothing on the screen yet, by the start of their address. */
const PAGES: Readonly<Record<string, string>> = { '/auth': 'src/pages/auth/AuthRoutes.tsx' };

/** A chunk and everything that it cannot do without. */
function needs(manifest: Manifest, name: string, into = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || into.has(name)) return into;
  into.add(name);
  for (const one of chunk.imports ?? []) needs(manifest, one, into);
  return into;
}

/**
 * Names a page's own scripts in the answer's head, so that they are fetched beside the application's instead of
 * after them. Answers the `Link` header for an address, or nothing.
 */
export function readHints(folder: string): (url: string) => string | undefined {
  let manifest: Manifest;
  try {
    manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  } catch {
    // A page built otherwise works without.
    return () => undefined;
  }
  const entry = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const already = new Set(entry.flatMap((name) => [...needs(manifest, name)]));
  const hints = Object.entries(PAGES).map(([start, name]) => {
    const own = [...needs(manifest, name)].filter((one) => !already.has(one));
    return [start, own.map((one) => `</${manifest[one]!.file}>; rel=modulepreload`).join(', ')] as const;
  });
  return (url) =>
    hints.find(([start, link]) => link !== '' && new RegExp(`^${start}([/?]|$)`).test(url))?.[1];
}
