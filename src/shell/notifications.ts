import type { UseQueryOptions } from '@tanstack/react-query';
import { call } from '../../authProvider/http.ts';
import { may } from '../../authProvider/authProvider.ts';
import { routeExists } from './routeExists.ts';

/** Something that happened, told to one person. `additionalInfo` fills the placeholders of its text. */
export interface Notification {
  readonly id: number;
  readonly type: string;
  readonly date: string;
  readonly objectId: string | null;
  readonly additionalInfo: Readonly<Record<string, unknown>>;
  readonly readTimestamp: string | null;
}

export interface NotificationPage {
  readonly content: readonly Notification[];
  readonly totalItems: number;
}

/** How many are fetched for the bell, and how often, in milliseconds. */
const FETCHED = 5;
const EVERY = 120_000;

export const unreadKey = ['notifications', 'unread'] as const;

/** The unread ones, polled; all places that show them share one poll. */
export const unreadQuery: UseQueryOptions<NotificationPage> = {
  queryKey: unreadKey,
  queryFn: () =>
    call('GET', `/notifications/search?unread=true&itemsPerPage=${FETCHED}`, undefined, { poll: true }),
  refetchInterval: EVERY,
};

export const markRead = (id: number): Promise<void> => call('PUT', `/notifications/read/${id}`);
export const markAllRead = (): Promise<void> => call('PUT', '/notifications/read-all');

/** A counter as it is shown: above a hundred nobody counts. */
export const counter = (count: number): string => (count > 100 ? '100+' : String(count));

const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** The pages of what each kind of notification is about, the best one first. */
function candidates({ type, objectId, additionalInfo }: Notification): (string | undefined)[] {
  const transponder = text(additionalInfo.transponder);
  const animal = transponder && `/animal/view/${transponder}`;
  const at = (path: string) => (objectId ? `${path}/${objectId}` : path);
  if (type.startsWith('ANIMAL_TRANSFER'))
    return [may('MANAGE_ANIMAL_TRANSFER') ? at('/transfers') : undefined, animal];
  if (type.startsWith('ANIMAL_DEATH'))
    return [may('MANAGE_ANIMAL_DEATH_REQUEST') ? at('/request-death') : undefined, animal];
  if (type.startsWith('PRE_REGISTER')) return [at('/pre-registers'), animal];
  if (type.startsWith('LOST_ANIMAL') || type === 'ANIMAL_FOUND') return [animal];
  if (type === 'ACCOUNT_CHARGE') return ['/billing/transactions'];
  if (type.includes('TICKET')) return [at('/support')];
  if (type.startsWith('TRACEABILITY')) return ['/traceability'];
  if (type.startsWith('ENTITY_VETERINARY')) return ['/personal/entities', '/myEntity'];
  if (type.startsWith('REPORT')) return ['/reports'];
  if (type.startsWith('OPERATION')) return ['/operations'];
  if (type === 'OWNER_REVIEW') return ['/owner-review'];
  if (type === 'OWNER_DATA_UPDATE') return [at('/owner-data')];
  if (type === 'OWNER_MERGE') return [at('/owner-merges')];
  return [animal];
}

/** The page that a notification is about, if there is one that this user may open. */
export const linkOf = (notification: Notification): string | undefined =>
  candidates(notification).find((path) => path !== undefined && routeExists(path));
