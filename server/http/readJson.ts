import { isUtf8 } from 'node:buffer';
import { malformed } from '../errors.ts';

/** Lists and objects may be within one another to this depth. */
export const MAX_DEPTH = 12;
/** Values that any body may have beside those that its call declares, so that a few too many are named in the refusal. */
const SPARE_NODES = 1_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Where the text that begins before `at` ends, or the end of the bytes. */
function endOfText(bytes: Uint8Array, at: number): number {
  const next = bytes.indexOf(QUOTE, at);
  if (next < 0) return bytes.length;
  if (bytes[next - 1] !== BACKSLASH) return next;
  let end = at;
  while (end < bytes.length && bytes[end] !== QUOTE) end += bytes[end] === BACKSLASH ? 2 : 1;
  return end;
}

interface Count {
  /** All values. */
  readonly nodes: number;
  /** The values that have a name. */
  readonly members: number;
  readonly fits: boolean;
}

/**
 * Counts the values of a JSON text without building any of them, in one pass over its bytes, and stops at the first
 * one too many. The count is right for valid JSON; the parser refuses anything else.
 */
export function countNodes(bytes: Uint8Array, maxNodes: number): Count {
  let nodes = 1;
  let members = 0;
  let depth = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]!;
    if (byte === QUOTE) at = endOfText(bytes, at + 1);
    else if (byte === COMMA) nodes += 1;
    else if (byte === COLON) members += 1;
    else if (OPENING.has(byte)) {
      nodes += 1;
      depth += 1;
    } else if (CLOSING.has(byte)) depth -= 1;
    if (nodes > maxNodes || depth > MAX_DEPTH) return { nodes, members, fits: false };
  }
  return { nodes, members, fits: true };
}

const countMembers = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  const values: unknown[] = Object.values(value);
  return values.reduce<number>(
    (sum, one) => sum + countMembers(one),
    Array.isArray(value) ? 0 : values.length,
  );
};

function parse(bytes: Buffer): unknown {
  const text = bytes.toString('utf8');
  try {
    return JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text);
  } catch {
    throw malformed();
  }
}

/**
 * Parses a body that has at most twice as many values as its call declares.
 * @throws Refusal 400 when it is not UTF-8, not JSON, has too many values or depths, or names a property twice
 */
export function readJson(bytes: Buffer, declaredNodes: number): unknown {
  if (!isUtf8(bytes)) throw malformed();
  const { members, fits } = countNodes(bytes, 2 * declaredNodes + SPARE_NODES);
  if (!fits) throw malformed();
  const value = parse(bytes);
  // The parser keeps the last of two values of one name; nothing of a body is dropped silently.
  if (countMembers(value) !== members) throw malformed();
  return value;
}
