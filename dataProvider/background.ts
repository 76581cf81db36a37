let quiet = false;

/** Whether what is sent now is a look that nobody asked for. */
export const isQuiet = (): boolean => quiet;

/**
 * Has every call that is sent within be a look that nobody asked for: it does not keep the session alive. What is
 * begun within counts, what it leads to later does not.
 */
export function quietly(begin: () => void): void {
  quiet = true;
  try {
    begin();
  } finally {
    quiet = false;
  }
}
