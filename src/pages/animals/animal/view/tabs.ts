import { may } from '../../../../../authProvider/authProvider.ts';
import { READ_ANIMALS } from '../../../../../resources/animals/animal/schema.ts';
import { READ_TRANSFERS } from '../../../../../resources/requests/animalTransfer/schema.ts';
import type { Access } from '../../../../../resources/kit/access.ts';

/** The parts of an animal's record, and who may open them. */
const TABS = {
  general: 'SIGNED_IN',
  lifeLine: 'SIGNED_IN',
  owner: READ_TRANSFERS,
  lost: 'READ_LOST_ANIMAL_HISTORY',
  certificates: READ_ANIMALS,
  tickets: READ_ANIMALS,
  files: 'SIGNED_IN',
  versions: 'READ_VERSIONS',
} as const satisfies Record<string, Access>;

export type TabName = keyof typeof TABS;

/** Returns the tabs that the user may open. */
export const tabsFor = (): readonly TabName[] =>
  (Object.keys(TABS) as TabName[]).filter((name) => may(TABS[name]));
