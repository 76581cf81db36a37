import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { AnyModule } from '../../resources/kit/module.ts';
import { PAGE_DEFAULT } from '../../resources/kit/calls/paging.ts';
import { isRequest } from '../../resources/kit/request.ts';
import { modules } from '../../resources/generated/modules.ts';

/** Where a page comes from. */
interface Source {
  /** From the project's root: `src/pages/animals/animal/view/ViewPage.tsx`. */
  readonly file: string;
  /** The part of the texts that is fetched with it. */
  readonly texts?: string;
}

/** A page's address, the file that draws it, and the call that it begins with. */
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
const HOME = 'src/pages/figures/dashboard/HomePage.tsx';
const LAZY = /const (\w+) = page\(\s*\(\) =>\s+(?:withTexts\('(\w+)', \(\) => )?import\('([^']+)'\)/g;
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
    ...(sources.get(page) ?? { file: '' }),
    ...(reads !== undefined && { reads }),
  }));
}

const sourcesIn = ({ text, folder }: RouteFile): ReadonlyMap<string, Source> =>
  new Map(
    [...text.matchAll(LAZY)].map(([, name = '', texts, file = '']) => [
      name,
      { file: posix.join(folder, file), ...(texts !== undefined && { texts }) },
    ]),
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
  const { resource, path, list } = module;
  const begins = views?.ownCalls !== true;
  const search: ListSource = { resource, path, sort: list.sort, perPage: list.perPage ?? PAGE_DEFAULT };
  return [
    {
      path: `/${resource}`,
      ...(views?.list ?? {
        file: isRequest(module) ? 'src/requests/queue/QueuePage.tsx' : 'src/lists/ModuleList.tsx',
      }),
      // A queue begins with what waits for a decision, not with the whole list.
      ...(begins && !isRequest(module) && { list: search }),
    },
    { path: `/${resource}/create`, ...(views?.create ?? { file: 'src/records/ModuleCreate.tsx' }) },
    {
      path: `/${resource}/:id`,
      ...(views?.edit ?? {
        file: isRequest(module)
          ? 'src/parts/support/ticket/RequestPageWithTickets.tsx'
          : 'src/records/ModuleEdit.tsx',
      }),
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
    { path: '/', file: HOME },
    ...files.flatMap(written),
    ...modules.flatMap((module) => generated(module, views.get(module.name))),
  ];
}
