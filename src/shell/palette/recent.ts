import { currentActor } from '../../../dataProvider/client/session.ts';
import { findPage } from '../../runtime/address/pageTable.ts';
import { mainPathOf } from '../../runtime/address/recordPage.ts';
import { routeExists } from '../../runtime/address/routeExists.ts';
import { store } from '../../runtime/store.ts';

export interface Visit {
  readonly path: string;
  readonly title: string;
}

/** Stored until the user signs out. */
interface RecentVisits {
  readonly userId: number;
  readonly visits: readonly Visit[];
}

const KEY = 'shell.recent';
const MAX_VISITS = 8;

const visitsOf = (userId: number | undefined): readonly Visit[] => {
  const kept = store.getItem<RecentVisits | undefined>(KEY);
  return kept && kept.userId === userId ? kept.visits : [];
};

/** Remembers a page by the title it shows; a better title of the same page takes its place. */
export function noteVisit(path: string, title: string): void {
  const userId = currentActor()?.id;
  if (userId === undefined || path === '/' || title === '' || !findPage(path)) return;
  const main = mainPathOf(path);
  const others = visitsOf(userId).filter((visit) => visit.path !== path && visit.path !== main);
  store.setItem(KEY, { userId, visits: [{ path: main, title }, ...others].slice(0, MAX_VISITS) });
}

/** Returns the pages that the signed-in user has visited last, as far as they may still be opened. */
export const recentVisits = (): readonly Visit[] =>
  visitsOf(currentActor()?.id).filter(({ path }) => routeExists(path));
