import { anyOf, ownerAccount } from '../../kit/access.ts';

/** The permission to read reports: the list, the history of an animal. Those that wait for validation have their own. */
export const READ_LOST_ANIMALS = 'READ_LOST_ANIMAL_HISTORY';
/** The permission to draw the poster of a report: in the account of an owner, for the owner's animals alone. */
export const DRAW_POSTERS = anyOf(READ_LOST_ANIMALS, ownerAccount);
/** The kind of process that tickets about a report name, before and after it is validated. */
export const LOST_PROCESS = 'LOST_ANIMAL';
