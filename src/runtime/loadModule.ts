import { pageTexts } from '../../i18n/generated/pageTexts.ts';
import { withTexts } from '../../i18n/index.ts';
import { loadDeclaration } from '../../resources/declarations.ts';
import type { AnyModule } from '../../resources/kit/module.ts';

/** Loads the declaration of a module with its texts, as what shows its records needs them. */
export function loadModule(name: string): Promise<AnyModule> {
  const texts = pageTexts[name];
  const load = () => loadDeclaration(name);
  return texts ? withTexts(texts, load) : load();
}
