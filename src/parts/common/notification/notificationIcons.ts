import type { IconName } from '../../../theme/icons.ts';

/** The icon of each kind of notification, by the beginning of its type. */
const ICONS: readonly (readonly [string, IconName])[] = [
  ['ACCOUNT_CHARGE', 'billing'],
  ['CREDITS', 'billing'],
  ['BALANCE', 'billing'],
  ['WEBHOOK', 'transaction'],
  ['API_KEY', 'apiKey'],
  ['PAYMENT', 'transaction'],
  ['ANIMAL_TRANSFER', 'transfer'],
  ['HANDOVER', 'transfer'],
  ['CERTIFICATE', 'certificate'],
  ['REQUEST_', 'pending'],
  ['ANIMAL_DEATH', 'death'],
  ['ANIMAL_FOUND', 'lost'],
  ['LOST_ANIMAL', 'lost'],
  ['PENDING_LOST', 'lost'],
  ['DECISION', 'transfer'],
  ['NEW_TICKET', 'support'],
  ['TICKET', 'support'],
  ['TRACEABILITY', 'traceability'],
  ['ENTITY_VETERINARY', 'veterinary'],
  ['REPORT', 'report'],
  ['OPERATION', 'operation'],
  ['ANIMAL_PRE_REGISTER', 'pending'],
  ['REQUEST', 'pending'],
  ['OWNER_MERGE', 'merge'],
  ['OWNER', 'owner'],
  ['DOCUMENT', 'file'],
  ['REPORT_', 'report'],
  ['JOB_', 'jobs'],
];

/** Returns the icon of a kind of notification; the general one for a kind that this version does not know. */
export const notificationIcon = (type: string): IconName =>
  ICONS.find(([start]) => type.startsWith(start))?.[1] ?? 'notification';
