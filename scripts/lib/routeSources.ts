import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { AnyModule } from '../../resources/kit/module.ts';
import { PAGE_DEFAULT } from '../../resources/kit/calls/paging.ts';
import { isRequest } from '../../resources/kit/request.ts';
import { modules } from '../../resources/generated/modules.ts';
import { pageOperations } from '../../src/generated/pageOperations.ts';

/** Where a page comes from. */
interface Source {
  /** From the project's root, `src/pages/animals/animal/view/ViewPage.tsx` and what is fetched beside it. */
  readonly files: readonly string[];
  /** The names of its texts in `i18n/generated/<language>/pages`, as far as it has some. */
  readonly texts: readonly string[];
}

/** A page's address, the files that draw it, and the call that it begins with. */
export interface RouteSource extends Source {
  /** As the router takes it: `/animal/view/:transponder`. */
  readonly path: string;
  /** The path of the call, with the address' own parameters: `/animals/:transponder`. */
  readonly reads?: string;
  /** The list whose first page is read. */
  readonly list?: ListSource;
}

export interface ListSource {
  readonly resource: string;
  readonly path: string;
  readonly sort: readonly [string, string];
  readonly perPage: number;
}

const ROUTES = 'src/routes';
const GENERATED = 'resources/generated';
const HOME = 'src/pages/figures/dashboard/HomePage.tsx';
const LAZY = /const (\w+) = page\(\s*\(\) =>\s+import\('([^']+)'\),\s+'(\w+)'/g;
const ROUTE = /path: '([^']+)',[^]*?page: (\w+)(?:,\s*reads: '([^']+)')?/g;
const VIEWS = /^export const (\w+)Views: ModuleViews = \{([^}]+)\};/gm;

/** A file of routes: its folder, and what is written in it. */
interface RouteFile {
  readonly folder: string;
  readonly text: string;
}

/** The pages of one file of routes. React's lazy pages do not tell where they come from: their text does. */
function written({ text, folder }: RouteFile): readonly RouteSource[] {
  const sources = sourcesIn({ text, folder });
  return [...text.matchAll(ROUTE)].map(([, path = '', page = '', reads]) => ({
    path,
    ...(sources.get(page) ?? { files: [], texts: [] }),
    ...(reads !== undefined && { reads }),
  }));
}

const sourcesIn = ({ text, folder }: RouteFile): ReadonlyMap<string, Source> =>
  new Map(
    [...text.matchAll(LAZY)].map(([, name = '', file = '', component = '']) => {
      const operations = pageOperations[component];
      const files = [
        posix.join(folder, file),
        ...(operations === undefined ? [] : [`${GENERATED}/operations/${operations}.ts`]),
      ];
      return [name, { files, texts: [component] }];
    }),
  );

interface Views {
  readonly list?: Source | undefined;
  readonly create?: Source | undefined;
  readonly edit?: Source | undefined;
  /** Whether they begin with other calls than the generated views. */
  readonly ownCalls: boolean;
  readonly asksReason: boolean;
}

/** The views that modules have of their own, by module. */
function viewsIn({ text, folder }: RouteFile): readonly (readonly [string, Views])[] {
  const sources = sourcesIn({ text, folder });
  const named = (views: string, kind: string) =>
    sources.get(new RegExp(`${kind}: (\\w+)`).exec(views)?.[1] ?? '');
  return [...text.matchAll(VIEWS)].map(([, module = '', views = '']) => [
    module,
    {
      list: named(views, 'list'),
      create: named(views, 'create'),
      edit: named(views, 'edit'),
      ownCalls: views.includes('ownCalls: true'),
      asksReason: views.includes('asksReason: true'),
    },
  ]);
}

/** The pages that a module's declaration generates, or that stand in their place. */
function generated(module: AnyModule, views: Views | undefined): readonly RouteSource[] {
  const { name, resource, path, list } = module;
  const declared = `${GENERATED}/declared/${name}.ts`;
  const operations = `${GENERATED}/operations/${name}.ts`;
  const view = (component: string, ...files: string[]): Source => ({
    files: [...files, declared],
    texts: [component, name],
  });
  const begins = views?.ownCalls !== true;
  const search: ListSource = { resource, path, sort: list.sort, perPage: list.perPage ?? PAGE_DEFAULT };
  return [
    {
      path: `/${resource}`,
      ...(views?.list ??
        (isRequest(module)
          ? view('QueuePage', 'src/requests/queue/QueuePage.tsx')
          : view('ModuleList', 'src/lists/ModuleList.tsx'))),
      // A queue begins with what waits for a decision, not with the whole list.
      ...(begins && !isRequest(module) && { list: search }),
    },
    {
      path: `/${resource}/create`,
      ...(views?.create ?? view('ModuleCreate', 'src/records/ModuleCreate.tsx')),
    },
    {
      path: `/${resource}/:id`,
      ...(views?.edit ??
        (isRequest(module)
          ? view('RequestPage', 'src/parts/support/ticket/RequestPageWithTickets.tsx', operations)
          : view('ModuleEdit', 'src/records/ModuleEdit.tsx', operations))),
      ...(begins && views?.asksReason !== true && { reads: `/${path}/:id` }),
    },
  ];
}

/** Every page of the back office with its file, in the order in which addresses are looked up. */
export function routeSources(root: string): readonly RouteSource[] {
  const files = readdirSync(join(root, ROUTES), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(ROUTES, name.replaceAll('\\', '/')))
    .filter((path) => path.endsWith('.ts'))
    .toSorted()
    .map((path) => ({ folder: posix.dirname(path), text: readFileSync(join(root, path), 'utf8') }));
  const views = new Map(files.flatMap(viewsIn));
  return [
    { path: '/', files: [HOME], texts: ['HomePage'] },
    ...files.flatMap(written),
    ...modules.flatMap((module) => generated(module, views.get(module.name))),
  ];
}
