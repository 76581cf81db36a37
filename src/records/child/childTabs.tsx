import { lazy, Suspense, type ComponentType } from 'react';
import { may } from '../../../authProvider/authProvider.ts';
import type { Translate } from '../../../i18n/index.ts';
import { moduleIndex } from '../../../resources/moduleIndex.ts';
import type { IndexedModule } from '../../../resources/kit/records/moduleIndex.ts';
import { moduleName, type Values } from '../../fields/index.ts';
import { loadModule } from '../../runtime/loadModule.ts';
import type { RecordTab } from '../../components/tabs/RecordTabs.tsx';

type ChildTab = ComponentType<{ readonly record: Values }>;

const lists = new Map<string, ChildTab>();

/** The list of a kind of child record, loaded with its declaration when such a tab is first opened. */
function childListOf(name: string): ChildTab {
  let list = lists.get(name);
  if (!list) {
    list = lazy(async () => {
      const [module, { ChildList }] = await Promise.all([loadModule(name), import('./ChildList.tsx')]);
      return { default: ({ record }) => <ChildList module={module} record={record} /> };
    });
    lists.set(name, list);
  }
  return list;
}

/** The modules whose records belong to those of a module. */
export const childrenOf = ({ name }: { readonly name: string }): readonly IndexedModule[] =>
  moduleIndex.filter(({ parent }) => parent === name);

/** A tab for each kind of child record that the user may see, in the order of the declarations. */
export const childTabs = (
  translate: Translate,
  children: readonly IndexedModule[],
  record: Values,
): readonly RecordTab[] =>
  children
    .filter(({ access }) => may(access.pages))
    .map((module) => {
      const List = childListOf(module.name);
      return {
        name: module.name,
        label: moduleName(translate, module),
        panel: (
          <Suspense>
            <List record={record} />
          </Suspense>
        ),
      };
    });
