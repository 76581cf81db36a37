import { en } from '../../../i18n/generated/en/index.ts';
import { asAskedFor } from '../../../i18n/messages.ts';
import type { Tree } from '../../../i18n/tree.ts';
import type { AnyModule } from '../../../resources/kit/module.ts';

const isTree = (value: Tree[string] | undefined): value is Tree => typeof value === 'object';

/** The English names of modules and their fields, as pages have them. */
export class Labels {
  readonly #resources: Tree;
  readonly #modules: readonly AnyModule[];

  constructor(modules: readonly AnyModule[]) {
    this.#modules = modules;
    const { resources } = asAskedFor(en);
    this.#resources = isTree(resources) ? resources : {};
  }

  /** The module whose records lie below a path: `animal-licenses`. */
  moduleOf(path: string): AnyModule | undefined {
    return this.#modules.find((module) => module.path === path);
  }

  #textsOf({ name }: AnyModule): Tree {
    const { [name]: texts } = this.#resources;
    return isTree(texts) ? texts : {};
  }

  /** The name of a field: `Needs a licence`; undefined where pages have none for it. */
  fieldOf(module: AnyModule, name: string): string | undefined {
    const { fields } = this.#textsOf(module);
    const label = isTree(fields) ? fields[name] : undefined;
    return typeof label === 'string' ? label : undefined;
  }

  /** The name of a module's records in the plural: `Breeds`. */
  recordsOf(module: AnyModule): string | undefined {
    const { name } = this.#textsOf(module);
    return typeof name === 'string' ? name.split(' |||| ').at(-1) : undefined;
  }
}
