/** A form's errors by their paths: `{owners: [{name: {message}}]}` → `{'owners.0.name': message}`. */
export function flatErrors(errors: Readonly<Record<string, unknown>>, prefix = ''): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, error] of Object.entries(errors)) {
    if (error === null || typeof error !== 'object' || name === 'ref') continue;
    const { message } = error as { message?: unknown };
    if (typeof message === 'string') flat[prefix + name] = message;
    else Object.assign(flat, flatErrors(error as Record<string, unknown>, `${prefix}${name}.`));
  }
  return flat;
}
