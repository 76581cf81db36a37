/** Milliseconds that a message is shown which says nothing else. Errors stay until they are closed. */
export const NOTIFICATION_LASTS = 5_000;
/** Milliseconds that anything is shown at least, and where there is nothing of its own to go by. */
export const TOAST_LASTS = 2_000;
/** Milliseconds in which a message fades. */
export const FADE = 600;
