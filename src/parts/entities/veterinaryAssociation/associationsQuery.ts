import type { EntityAssociation } from '../../../../resources/access/session/types.ts';
/** Where the veterinarian's entities are kept once fetched. */
export const associationsKey = ['auth', 'entities'] as const;

/** The last action, shown at the top of the list. */
export interface ActionResult {
  readonly severity: 'success' | 'error';
  readonly text: string;
}

/** Returns the association that can be entered and was used last. */
export const lastUsed = (associations: readonly EntityAssociation[]): EntityAssociation | undefined =>
  associations
    .filter(({ status, lastUseTimestamp }) => status === 'ACCEPTED' && lastUseTimestamp !== null)
    .toSorted((a, b) => (b.lastUseTimestamp ?? '').localeCompare(a.lastUseTimestamp ?? ''))[0];
