let inBackground = false;

/** Whether a call that is sent now is a background call. */
export const isBackground = (): boolean => inBackground;

/**
 * Marks the calls that `begin` sends as background calls, which do not extend the session. Calls that follow later
 * from their answers are not marked.
 */
export function runInBackground(begin: () => void): void {
  inBackground = true;
  try {
    begin();
  } finally {
    inBackground = false;
  }
}
