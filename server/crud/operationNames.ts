import type { AnyModule } from '../../resources/kit/module.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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
