import { posix } from 'node:path';
import { readText } from '../project/project.ts';

/** Imports that bring code along, as against types. */
const IMPORT = /^(?:import|export) (?!type )[^'";(]*?'(\.[^']+\.tsx?)'/gm;
const EXPLAINED = /^\s*\/\*\*[\s\S]*?\*\//gm;
const LATER = /import\('(\.[^']+\.tsx?)'\)/g;

/**
 * Every file of the application that `from` imports, statically or dynamically. Neither texts, nor what finds them, nor generated lists are
 * followed, nor what `isEnd` names.
 */
export function importedBy(from: string, isEnd: (path: string) => boolean = () => false): readonly string[] {
  const files = new Set<string>();
  const walk = (path: string): void => {
    const isList = /\/generated\/(?!operations\/|declared\/|eventModules|routes\.ts)/.test(path);
    if (
      files.has(path) ||
      /^i18n\/(?:pt|en)\//.test(path) ||
      path === 'i18n/messages.ts' ||
      isList ||
      isEnd(path)
    )
      return;
    files.add(path);
    const code = readText(path).replace(EXPLAINED, '');
    for (const found of [IMPORT, LATER].flatMap((pattern) => [...code.matchAll(pattern)]))
      walk(posix.join(posix.dirname(path), found[1] ?? ''));
  };
  walk(from);
  return [...files];
}
