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

/** The tabs that users look for first, in this order; those of other child records and the rest follow. */
const FIRST: readonly string[] = [
  'general',
  'healthIntervention',
  'animalLicense',
  'aggression',
  'owner',
  'lost',
  'files',
];

const placeOf = ({ name }: { readonly name: string }): number =>
  FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length;

/** Returns the tabs of an animal's page in their order. */
export const inOrder = <T extends { readonly name: string }>(tabs: readonly T[]): readonly T[] =>
  tabs.toSorted((a, b) => placeOf(a) - placeOf(b));
