import { may } from '../../../../../authProvider/authProvider.ts';
import { READ_ANIMALS } from '../../../../../resources/animals/animal/schema.ts';
import { READ_TRANSFERS } from '../../../../../resources/requests/animalTransfer/schema.ts';
import type { RecordTab } from '../../../../components/tabs/RecordTabs.tsx';
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

/** The tabs of the strip, in this order; those of other child records and the rest stand in the menu beside it. */
const MAIN: readonly string[] = [
  'general',
  'healthIntervention',
  'animalLicense',
  'aggression',
  'owner',
  'lost',
  'files',
];

/** Returns the tabs of an animal's page in their order, with the further ones marked. */
export const inOrder = (tabs: readonly RecordTab[]): readonly RecordTab[] => [
  ...MAIN.flatMap((name) => tabs.filter((tab) => tab.name === name)),
  ...tabs.filter(({ name }) => !MAIN.includes(name)).map((tab) => ({ ...tab, isFurther: true })),
];
