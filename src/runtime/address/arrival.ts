/** What the sign-in hands to the page that it leads to: nobody chose that page just now. */
export const ARRIVAL = { fromSignIn: true } as const;

/** Whether a page was come to by signing in. */
export const isArrival = (state: unknown): boolean =>
  (state as Partial<typeof ARRIVAL> | null)?.fromSignIn === true;
