/** Every text of a tree of texts, by its dotted key. */
export function flattenTexts(tree: object, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const path = prefix ? `${prefix}.${key}` : key;
    if (typeof value === 'string') found.set(path, value);
    else if (typeof value === 'object' && value !== null)
      for (const [inner, text] of flattenTexts(value, path)) found.set(inner, text);
  }
  return found;
}

/** The names between `%{` and `}`, each once, sorted. */
export const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name ?? ''))].sort();
