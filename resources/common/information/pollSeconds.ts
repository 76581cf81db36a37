/** Seconds between two reads of what an open page shows, where the operator has set nothing. */
export const POLL_SECONDS = { balance: 120, notifications: 120, announcements: 300 } as const;

/** What an open page reads again and again. */
export type Polled = keyof typeof POLL_SECONDS;
