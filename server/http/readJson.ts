import { isUtf8 } from 'node:buffer';
import { malformed } from '../errors.ts';

/** Lists and objects may be within one another to this depth. */
export const MAX_DEPTH = 12;
/** Values that any body may have beside those that its call declares, so that a few too many are named in the refusal. */
const SPARE_NODES = 1_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
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

/**
 * Counts the values of a JSON text without building any of them, in one pass over its bytes, and stops at the first
 * one too many. The count is right for valid JSON; what is none is for the parser to refuse.
 */
export function countNodes(
  bytes: Uint8Array,
  maxNodes: number,
): { readonly nodes: number; readonly fits: boolean } {
  let nodes = 1;
  let depth = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]!;
    if (byte === QUOTE) at = endOfText(bytes, at + 1);
    else if (byte === COMMA) nodes += 1;
    else if (OPENING.has(byte)) {
      nodes += 1;
      depth += 1;
    } else if (CLOSING.has(byte)) depth -= 1;
    if (nodes > maxNodes || depth > MAX_DEPTH) return { nodes, fits: false };
  }
  return { nodes, fits: true };
}

/**
 * Parses a body that has at most twice as many values as its call declares.
 * @throws Refusal 400 when it is not UTF-8, not JSON, or has too many values or depths
 */
export function readJson(bytes: Buffer, declaredNodes: number): unknown {
  if (!isUtf8(bytes) || !countNodes(bytes, 2 * declaredNodes + SPARE_NODES).fits) throw malformed();
  const text = bytes.toString('utf8');
  try {
    return JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text);
  } catch {
    throw malformed();
  }
}
