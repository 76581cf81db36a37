import { allows } from '../../../resources/kit/access.ts';
import { linksToEntity } from '../../../resources/entities/entity/links.ts';
import { linksToVeterinary } from '../../../resources/entities/veterinary/links.ts';
import { currentActor } from '../../../dataProvider/client/session.ts';
import { findPage } from './pageTable.ts';

/** Whether a path (query left out) leads to a page of the product that the user may open. */
export function routeExists(path: string): boolean {
  const [pathname = '/'] = path.split(/[?#]/);
  const page = findPage(pathname);
  return page !== undefined && allows(page.access, currentActor());
}

/**
 * Whether the name of a record leads to its page: of an entity or a veterinarian not everywhere where the page can be
 * opened.
 */
export function isLinked(path: string): boolean {
  const actor = currentActor();
  if (actor === null || !routeExists(path)) return false;
  const [, kind, id] = /^\/(entity|veterinary)\/(\d+)$/.exec(path) ?? [];
  if (kind === 'entity') return linksToEntity(Number(id), actor);
  return kind === undefined || linksToVeterinary(actor);
}
