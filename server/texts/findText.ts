import { en } from '../../i18n/generated/en/index.ts';
import { pt } from '../../i18n/generated/pt/index.ts';
import type { LocaleName } from '../../i18n/locale.ts';
import { asAskedFor } from '../../i18n/messages.ts';
import type { Tree } from '../../i18n/tree.ts';

const TEXTS: Readonly<Record<LocaleName, Tree>> = { pt: asAskedFor(pt), en: asAskedFor(en) };

/** Finds the text of a key, as pages write keys; undefined where there is none. */
export function findText(language: LocaleName, key: string): string | undefined {
  let at: Tree[string] | undefined = TEXTS[language];
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
}
