import { matchPath } from 'react-router';
import { allows } from '../../resources/kit/access.ts';
import { currentActor } from '../../authProvider/session.ts';
import { modules } from '../../resources/schemas.ts';
import { ownPages } from './allPages.ts';

/** Whether a path (query left out) leads to a page of the product that whoever is signed in may open. */
export function routeExists(path: string): boolean {
  const [pathname = '/'] = path.split(/[?#]/);
  if (pathname === '/') return true;
  const actor = currentActor();
  const page = ownPages.find((route) => matchPath({ path: route.path, end: true }, pathname));
  if (page) return allows(page.access, actor);
  const module = modules.find(({ resource }) => matchPath(`/${resource}/*`, pathname));
  if (!module) return false;
  const rest = pathname.slice(module.resource.length + 2);
  if (rest === 'create') return module.access.create !== undefined && allows(module.access.create, actor);
  return (rest === '' || /^\d+$/.test(rest)) && allows(module.access.pages, actor);
}
