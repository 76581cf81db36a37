import { posix } from 'node:path';
import { readText } from '../project/project.ts';

/** Imports that bring code along, as against types. */
const IMPORT = /^(?:import|export) (?!type )[^'";]*?'(\.[^']+\.tsx?)'/gm;
const EXPLAINED = /^\s*\/\*\*[\s\S]*?\*\//gm;
const LATER = /import\('(\.[^']+\.tsx?)'\)/g;
const WITH_TEXTS =
  /withTexts\(\s*'(\w+)',\s*(?:async )?\(\) => (?:\{\s*const \w+ = await )?import\('(\.[^']+)'\)/g;

/** What is fetched with a part of the texts: the part's name, and the file of the application. */
export interface Fetched {
  readonly part: string;
  readonly file: string;
}

/**
 * Every file of the application that `from` imports, statically or dynamically, and what it fetches with texts of its
 * own, where it stops.
 */
export function importedBy(from: string): {
  readonly files: readonly string[];
  readonly fetched: readonly Fetched[];
} {
  const files = new Set<string>();
  const fetched: Fetched[] = [];
  const walk = (path: string): void => {
    if (files.has(path) || /^i18n\/(?:pt|en)\//.test(path)) return;
    files.add(path);
    const beside = (target: string) => posix.join(posix.dirname(path), target);
    const code = readText(path)
      .replace(EXPLAINED, '')
      .replace(WITH_TEXTS, (_all, part: string, target: string) => {
        fetched.push({ part, file: beside(target) });
        return '';
      });
    for (const found of [IMPORT, LATER].flatMap((pattern) => [...code.matchAll(pattern)]))
      walk(beside(found[1] ?? ''));
  };
  walk(from);
  return { files: [...files], fetched };
}
