/** The history state that the sign-in passes to the page it leads to: the user did not choose that page just now. */
export const ARRIVAL = { fromSignIn: true } as const;

/** Whether a page was come to by signing in. */
export const isArrival = (state: unknown): boolean =>
  (state as Partial<typeof ARRIVAL> | null)?.fromSignIn === true;
