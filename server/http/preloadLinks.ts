import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}

type Manifest = Readonly<Record<string, Chunk>>;

/** A build's list of files, and the pages that people wait for with nothing on the screen yet, by their address. */
interface Waited {
  readonly manifest: string;
  readonly pages: readonly (readonly [address: RegExp, file: string])[];
}

export const OFFICE_PAGES: Waited = {
  manifest: '.vite/manifest.json',
  pages: [[/^\/auth([/?]|$)/, 'src/pages/access/session/AuthRoutes.tsx']],
};

export const PUBLIC_PAGES: Waited = {
  manifest: '.vite/forms.json',
  pages: [[/^\/(\?|$)/, 'src/public/front/FrontPages.tsx']],
};

/** A chunk and everything that it cannot do without. */
function needs(manifest: Manifest, name: string, into = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || into.has(name)) return into;
  into.add(name);
  for (const one of chunk.imports ?? []) needs(manifest, one, into);
  return into;
}

type Hints = readonly (readonly [address: RegExp, link: string])[];

function hintsOf(manifest: Manifest, pages: Waited['pages']): Hints {
  const entry = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const already = new Set(entry.flatMap((name) => [...needs(manifest, name)]));
  return pages.map(([address, name]) => {
    const own = [...needs(manifest, name)].filter((one) => !already.has(one));
    return [address, own.map((one) => `</${manifest[one]!.file}>; rel=modulepreload`).join(', ')] as const;
  });
}

/**
 * Names a page's own scripts in the answer's head, so that they are fetched beside the application's instead of
 * after them. Answers the `Link` header for an address, or nothing.
 */
export function readPreloadLinks(
  folder: string,
  { manifest, pages }: Waited,
): (url: string) => string | undefined {
  const file = join(folder, manifest);
  let readAt: number | undefined;
  let hints: Hints = [];
  const current = (): Hints => {
    try {
      // A page that is built anew has parts of other names.
      const { mtimeMs } = statSync(file);
      if (mtimeMs !== readAt) hints = hintsOf(JSON.parse(readFileSync(file, 'utf8')) as Manifest, pages);
      readAt = mtimeMs;
    } catch {
      // A page built otherwise works without.
      hints = [];
    }
    return hints;
  };
  return (url) => current().find(([address, link]) => link !== '' && address.test(url))?.[1];
}
