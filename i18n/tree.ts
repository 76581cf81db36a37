/** Texts by their keys, level by level. */
export interface Tree {
  readonly [key: string]: string | Tree | undefined;
}

/** The text at a key such as `auth.signIn.title`; none where the key stops early or leads below a text. */
export function textAt(tree: Tree, key: string): string | undefined {
  let at: Tree[string] = tree;
  for (const part of key.split('.')) {
    if (typeof at !== 'object') return undefined;
    at = at[part];
  }
  return typeof at === 'string' ? at : undefined;
}

/** Every text of a tree, in the order of its keys. */
export function* textsOf(tree: Tree): Generator<string> {
  for (const own of Object.values(tree)) {
    if (typeof own === 'string') yield own;
    else if (own) yield* textsOf(own);
  }
}
