import type { IconName } from '../menu/icons.ts';

/** The icon of each kind of notification, by the beginning of its type. */
const ICONS: readonly (readonly [string, IconName])[] = [
  ['ACCOUNT_CHARGE', 'billing'],
  ['ANIMAL_TRANSFER', 'transfer'],
  ['ANIMAL_DEATH', 'death'],
  ['ANIMAL_FOUND', 'lost'],
  ['LOST_ANIMAL', 'lost'],
  ['DECISION', 'transfer'],
  ['NEW_TICKET', 'support'],
  ['TICKET', 'support'],
  ['TRACEABILITY', 'traceability'],
  ['ENTITY_VETERINARY', 'veterinary'],
  ['REPORT', 'report'],
  ['OPERATION', 'operation'],
  ['PRE_REGISTER', 'pending'],
  ['OWNER_MERGE', 'merge'],
  ['OWNER', 'owner'],
  ['DOCUMENT', 'file'],
];

/** Returns the icon of a kind of notification; the general one for a kind that this version does not know. */
export const notificationIcon = (type: string): IconName =>
  ICONS.find(([start]) => type.startsWith(start))?.[1] ?? 'notification';
