import type { AnyModule } from '../../resources/kit/module.ts';
import { toKebab } from '../../resources/kit/names.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A module's record in a sentence: `entity profile`, `entity profiles`. */
export const wordsOf = ({ name, path }: AnyModule) => ({
  singular: toKebab(name).replaceAll('-', ' '),
  plural: path.replaceAll('-', ' '),
});

/** The names of a module's generated operations: `searchVaccines`, `getVaccine`. */
export function namesOf({ name, path }: AnyModule) {
  const one = capital(name);
  const many = path.split(/[-/]/).map(capital).join('');
  return {
    search: `search${many}`,
    get: `get${one}`,
    versions: `list${one}Versions`,
    version: `get${one}Version`,
    create: `create${one}`,
    update: `update${one}`,
    remove: `remove${one}`,
    removeSeveral: `remove${many}`,
  };
}

/** The name of a module's schema of a record: `EntityProfile`. */
export const schemaNameOf = ({ name }: AnyModule): string => capital(name);
