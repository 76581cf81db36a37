/** The state of a navigation by the menu: the page is begun anew, not gone on with. */
export const NEW_VISIT = { isNewVisit: true } as const;

/** Whether a page was opened by the menu. */
export const isNewVisit = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isNewVisit' in state;
