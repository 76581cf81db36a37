type Refused =
  readonly { readonly property: string; readonly error: string }[] | Readonly<Record<string, string>>;

/**
 * The refused fields of a call with their codes; empty where the refusal was about something else. A declared call
 * has them by their path, each with its text's key; the calls of the sign-in have them as the server sends them.
 */
export function fieldErrors(refused: unknown): Readonly<Record<string, string>> {
  const errors = (refused as { body?: { errors?: Refused } | null } | null)?.body?.errors ?? {};
  return Array.isArray(errors)
    ? Object.fromEntries(errors.map(({ property, error }) => [property, error]))
    : Object.fromEntries(
        Object.entries(errors).map(([property, key]) => [property, key.replace(/^errors\./, '')]),
      );
}
