/** The refused fields of a call with their codes; empty where the refusal was about something else. */
export function fieldErrors(refused: unknown): Readonly<Record<string, string>> {
  const errors =
    (refused as { body?: { errors?: { property: string; error: string }[] } | null } | null)?.body?.errors ??
    [];
  return Object.fromEntries(errors.map(({ property, error }) => [property, error]));
}
