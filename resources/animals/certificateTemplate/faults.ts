/** Kinds of faults of a layout, each with a text of its own (`certificateLayout.faults`). */
export const LAYOUT_FAULTS = [
  'UNKNOWN_NAME',
  'UNKNOWN_VALUE',
  'UNKNOWN_ARGUMENT',
  'EXTRA_ARGUMENT',
  'MISSING_ARGUMENT',
  'WRONG_VALUE',
  'UNCLOSED',
  'SYNTAX',
  'NO_FILES',
  'NO_TITLE',
  'SKIPPED_HEADING',
  'NO_DESCRIPTION',
  'NOT_ACCESSIBLE',
  'ENDLESS',
  'TOO_LARGE',
  'TOO_MANY_PAGES',
  'NOT_DRAWN',
  'OTHER',
] as const;
export type LayoutFault = (typeof LAYOUT_FAULTS)[number];

/** Messages of the compiler and of the limits around it; the first that fits counts. A group is what they are about. */
const MESSAGES: readonly (readonly [LayoutFault, RegExp])[] = [
  ['UNKNOWN_NAME', /^unknown variable: (.+)/],
  ['UNKNOWN_VALUE', /^panicked with: "unknown value: (.+)"$/],
  ['UNKNOWN_ARGUMENT', /^unexpected argument: ([^,]+)/],
  ['EXTRA_ARGUMENT', /^unexpected argument/],
  ['MISSING_ARGUMENT', /^missing argument: ([^,]+)/],
  ['WRONG_VALUE', /^expected .+, found |^cannot /],
  ['UNCLOSED', /^unclosed /],
  ['SYNTAX', /^(?:un)?expected /],
  ['NO_FILES', /^file not found|^failed to load|^package not found/],
  ['NO_TITLE', /^PDF\/UA-1 error: the first heading/],
  ['SKIPPED_HEADING', /^PDF\/UA-1 error: skipped from heading/],
  ['NO_DESCRIPTION', /^PDF\/UA-1 error: missing alt text/],
  ['NOT_ACCESSIBLE', /^PDF\/UA-1 error/],
  ['ENDLESS', /^the layout takes longer|^maximum .+ depth exceeded|^condition is always true/],
  ['TOO_LARGE', /^the layout takes too much memory/],
  ['TOO_MANY_PAGES', /^more than (\d+) pages/],
  ['NOT_DRAWN', /^the compiler does not start|^the layout stopped the compiler/],
];

/** A name that a layout reads and that no value has, where the fault itself is outside of the layout. */
const MISSING_KEY = /^dictionary does not contain key "(.+)" and no default value/;

interface Fault {
  readonly message: string;
  readonly line: number | null;
  readonly column: number | null;
}

/** The place where a name stands in quotation marks, counted from 1. */
function placeOf(source: string, name: string): Pick<Fault, 'line' | 'column'> {
  const at = source.indexOf(`"${name}"`);
  if (at < 0) return { line: null, column: null };
  const before = source.slice(0, at).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/** What is wrong with a layout, as far as the compiler's message says: its kind, what it is about, and where it is. */
export function readFault(source: string, fault: Fault): Fault & { kind: LayoutFault; about: string | null } {
  const { message, line, column } = fault;
  // Inside of the layout, such a key is one of its own dictionaries.
  const known = line === null ? [...MESSAGES, ['UNKNOWN_VALUE', MISSING_KEY] as const] : MESSAGES;
  const [kind, pattern] = known.find(([, one]) => one.test(message)) ?? (['OTHER', /^/] as const);
  const about = pattern.exec(message)?.[1] ?? null;
  const place =
    kind === 'UNKNOWN_VALUE' && line === null && about !== null ? placeOf(source, about) : { line, column };
  return { kind, about, message, ...place };
}
