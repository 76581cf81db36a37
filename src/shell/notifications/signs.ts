import type { IconName } from '../menu/icons.ts';

/** What each kind of notification is about, by the beginning of its type. */
const SIGNS: readonly (readonly [string, IconName])[] = [
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

/** The sign of a kind of notification; a bell for one that this page does not know. */
export const signOf = (type: string): IconName =>
  SIGNS.find(([start]) => type.startsWith(start))?.[1] ?? 'notification';
