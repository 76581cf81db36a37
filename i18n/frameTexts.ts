import { textAt, type Tree } from './tree.ts';

/** What of a module's texts the frame of the pages says: its name, and the title for creating a record. */
function namesOf(own: Tree[string]): Tree {
  if (typeof own !== 'object') return {};
  const { name, create } = own;
  const title = typeof create === 'object' ? create.title : undefined;
  return { name, ...(title !== undefined && { create: { title } }) };
}

/** The tree with a text at a key beside what it has. */
function withText(tree: Tree, [head = '', ...rest]: readonly string[], text: string): Tree {
  const below = tree[head];
  return {
    ...tree,
    [head]: rest.length === 0 ? text : withText(typeof below === 'object' ? below : {}, rest, text),
  };
}

/** Returns the names of all modules and the titles of pages at `titles`, as data. */
export function frameTexts(texts: Tree, titles: readonly string[]): Tree {
  const { resources } = texts;
  const modules = typeof resources === 'object' ? resources : {};
  const names = Object.fromEntries(Object.entries(modules).map(([name, own]) => [name, namesOf(own)]));
  return titles.reduce<Tree>(
    (tree, key) => {
      const text = textAt(texts, key);
      return text === undefined ? tree : withText(tree, key.split('.'), text);
    },
    { resources: names },
  );
}
