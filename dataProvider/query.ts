/**
 * A query as the calls take it: lists comma separated, empty and blank values left out. With the question mark; empty where
 * nothing is asked.
 */
export function queryString(query: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || String(value).trim() === '') continue;
    parameters.append(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = parameters.toString();
  return text && `?${text}`;
}
