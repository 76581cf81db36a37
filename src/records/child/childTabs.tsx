import { lazy, Suspense } from 'react';
import { may } from '../../../authProvider/authProvider.ts';
import type { Translate } from '../../../i18n/index.ts';
import { modules } from '../../../resources/generated/modules.ts';
import type { AnyModule } from '../../../resources/kit/module.ts';
import { moduleName, type Values } from '../../fields/index.ts';
import type { RecordTab } from '../../components/RecordTabs.tsx';

// Loaded when such a tab is first opened.
const ChildList = lazy(() => import('./ChildList.tsx').then((m) => ({ default: m.ChildList })));

/** The modules whose records belong to those of a module. */
export const childrenOf = (module: AnyModule): readonly AnyModule[] =>
  modules.filter(({ parent }) => parent?.module.name === module.name);

/** A tab for each kind of child record that the user may see, in the order of the declarations. */
export const childTabs = (
  translate: Translate,
  children: readonly AnyModule[],
  record: Values,
): readonly RecordTab[] =>
  children
    .filter(({ access }) => may(access.pages))
    .map((module) => ({
      name: module.name,
      label: moduleName(translate, module),
      panel: (
        <Suspense>
          <ChildList module={module} record={record} />
        </Suspense>
      ),
    }));
