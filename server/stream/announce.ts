import type { LiveTopic } from '../../resources/common/notification/stream.ts';
import type { Tx } from '../db/db.ts';

/** A change to announce, and to whom: these users, all users of these entities, or all users. */
export interface Announcement {
  readonly topic: LiveTopic;
  readonly users?: readonly number[];
  readonly entities?: readonly number[];
}

/** A receiver of announcements; each server of this process is one. */
export interface Announcer {
  publish(announcement: Announcement): void;
}

const announcers = new Set<Announcer>();

/** Registers an announcer for all later announcements, until the returned function is called. */
export function joinAnnouncers(announcer: Announcer): () => void {
  announcers.add(announcer);
  return () => announcers.delete(announcer);
}

/**
 * Makes the open pages of the users concerned reload their data, once `tx` has committed. When an announcement is lost
 * because the process ends, they reload with their next poll.
 */
export function announce(tx: Pick<Tx, 'afterCommit'>, announcement: Announcement): void {
  if (announcement.users?.length === 0 || announcement.entities?.length === 0) return;
  tx.afterCommit(() => {
    for (const announcer of announcers) announcer.publish(announcement);
  });
}
