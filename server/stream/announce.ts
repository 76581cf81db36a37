import type { LiveTopic } from '../../resources/notification/stream.ts';
import type { Tx } from '../db/db.ts';

/** That something has changed, and for whom: these users, all who work for these entities, or everybody. */
export interface Announcement {
  readonly topic: LiveTopic;
  readonly users?: readonly number[];
  readonly entities?: readonly number[];
}

/** Whoever passes announcements on; the servers of this process are. */
export interface Announcer {
  publish(announcement: Announcement): void;
}

const announcers = new Set<Announcer>();

/** Has `announcer` told of everything from now on, until the answered function is called. */
export function joinAnnouncers(announcer: Announcer): () => void {
  announcers.add(announcer);
  return () => announcers.delete(announcer);
}

/**
 * Has the open pages of those whom it concerns look again, once `tx` has committed. An announcement that is lost
 * (the process dies just then) costs them no more than the wait for their next look.
 */
export function announce(tx: Pick<Tx, 'afterCommit'>, announcement: Announcement): void {
  if (announcement.users?.length === 0 || announcement.entities?.length === 0) return;
  tx.afterCommit(() => {
    for (const announcer of announcers) announcer.publish(announcement);
  });
}
