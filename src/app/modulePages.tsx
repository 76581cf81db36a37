import { loadOperations } from '../../resources/declarations.ts';
import { isNobody } from '../../resources/kit/access.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import type { IndexedModule } from '../../resources/kit/records/moduleIndex.ts';
import type { AnyRequest } from '../../resources/kit/request.ts';
import { moduleIndex } from '../../resources/moduleIndex.ts';
import { moduleViews } from '../generated/routes.ts';
import { ModuleCreate, ModuleEdit, ModuleList, RequestPage, RequestQueue } from '../routes/generatedViews.ts';
import { laterPage, type PageComponent } from '../routes/laterPage.ts';
import { loadModule } from '../runtime/loadModule.ts';

/** The pages of a module that it has, generated or its own. */
export interface ModulePages {
  readonly list?: PageComponent;
  readonly create?: PageComponent;
  readonly edit?: PageComponent;
  /** A new record below another one of its tree. */
  readonly below?: PageComponent<{ readonly parent: number }>;
}

/** A generated view of a module, which is loaded with its declaration. */
const generated = <P extends object>(
  name: string,
  View: { readonly load: () => Promise<unknown> },
  draw: (module: AnyModule, props: P) => React.JSX.Element,
  needs: (name: string) => Promise<unknown> = async () => undefined,
): PageComponent<P> =>
  laterPage<'Page', P>(async () => {
    const [module] = await Promise.all([loadModule(name), View.load(), needs(name)]);
    return { Page: (props: P) => draw(module, props) };
  }, 'Page');

function pagesOf({ name, access, without = [], tree, request }: IndexedModule): ModulePages {
  const { list, create, edit, tabs = {} } = moduleViews[name] ?? {};
  const hasPages = !isNobody(access.pages);
  const canCreate = access.create !== undefined && !without.includes('create');
  const listPage = () =>
    request
      ? generated(name, RequestQueue, (module) => <RequestQueue module={module as AnyRequest} />)
      : generated(name, ModuleList, (module) => <ModuleList module={module} />);
  const editPage = () =>
    request
      ? generated(
          name,
          RequestPage,
          (module) => <RequestPage module={module as AnyRequest} />,
          loadOperations,
        )
      : generated(name, ModuleEdit, (module) => <ModuleEdit module={module} tabs={tabs} />, loadOperations);
  return {
    ...(hasPages && (list || !without.includes('search')) && { list: list ?? listPage() }),
    ...((create || canCreate) && {
      create: create ?? generated(name, ModuleCreate, (module) => <ModuleCreate module={module} />),
    }),
    ...(hasPages && (edit || !without.includes('get')) && { edit: edit ?? editPage() }),
    ...(tree !== undefined &&
      canCreate && {
        below: generated<{ readonly parent: number }>(name, ModuleCreate, (module, { parent }) => (
          <ModuleCreate module={module} initial={{ [tree]: parent }} />
        )),
      }),
  };
}

/** The pages of every module, by its name. */
export const modulePages: Readonly<Record<string, ModulePages>> = Object.fromEntries(
  moduleIndex.map((module) => [module.name, pagesOf(module)]),
);
