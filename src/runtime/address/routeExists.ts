import { allows } from '../../../resources/kit/access.ts';
import { currentActor } from '../../../authProvider/session.ts';
import { findPage } from './pages.ts';

/** Whether a path (query left out) leads to a page of the product that whoever is signed in may open. */
export function routeExists(path: string): boolean {
  const [pathname = '/'] = path.split(/[?#]/);
  const page = findPage(pathname);
  return page !== undefined && allows(page.access, currentActor());
}
