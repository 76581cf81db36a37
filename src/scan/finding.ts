import { cleanNumber } from '../../resources/numbers/cleanText.ts';
import { compactNumber } from '../../resources/numbers/transponderShape.ts';
import { readScan, transponderFault, transponderOrigin } from '../../resources/numbers/transponder.ts';

/** A code as it was read from a picture. */
export interface Code {
  readonly text: string;
  /** Bars, not squares: most of these say nothing of whether they were read right. */
  readonly isLinear: boolean;
}

/** The meaning of a code, as far as transponders are concerned. */
export type Finding =
  | { readonly kind: 'NUMBER'; readonly transponder: string }
  /** A number may be meant, but a person has to say so. */
  | { readonly kind: 'PROBABLE'; readonly text: string; readonly transponder: string }
  /** Fifteen digits that no chip can have. */
  | { readonly kind: 'IMPOSSIBLE'; readonly text: string }
  | { readonly kind: 'LENGTH'; readonly text: string; readonly digits: number }
  | { readonly kind: 'ADDRESS'; readonly host: string }
  | { readonly kind: 'OTHER'; readonly text: string };

const MAX_CHARACTERS_SHOWN = 60;
const shortened = (text: string): string =>
  text.length > MAX_CHARACTERS_SHOWN ? `${text.slice(0, MAX_CHARACTERS_SHOWN)}…` : text;

const addressIn = (text: string): URL | undefined =>
  /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;

/** The only possible transponder in a longer text, as makers' stickers and other registers write it. */
function onlyNumberIn(text: string): string | undefined {
  const numbers = new Set(text.match(/(?<!\d)\d{15}(?!\d)/g));
  const [first] = numbers;
  return numbers.size === 1 && first !== undefined && !transponderFault(first) ? first : undefined;
}

function numberFinding(text: string): Finding | undefined {
  const scan = readScan(text);
  if (scan.kind === 'OK') {
    if (transponderFault(scan.transponder, { allowTest: true })) return { kind: 'IMPOSSIBLE', text };
    return transponderOrigin(scan.transponder).kind === 'UNKNOWN'
      ? { kind: 'PROBABLE', text, transponder: scan.transponder }
      : { kind: 'NUMBER', transponder: scan.transponder };
  }
  if ((scan.kind === 'LEADING_ZERO' || scan.kind === 'COUNTRY_LETTERS') && scan.offer)
    return { kind: 'PROBABLE', text, transponder: scan.offer };
  return undefined;
}

/**
 * Returns the meaning of a code's text.
 * @param origin the address of this register: its own print sheets are accepted, no others
 */
export function findingOf(read: string, origin: string): Finding {
  const text = cleanNumber(read);
  const shown = shortened(text);
  const address = addressIn(text);
  if (address) {
    const ours = address.origin === origin && /^\/animal\/view\/(\d{15})\/?$/.exec(address.pathname)?.[1];
    if (ours) return { kind: 'NUMBER', transponder: ours };
  } else if (/^[\dA-Z\s.*-]+$/i.test(text)) {
    const found = numberFinding(text);
    if (found) return found;
    const digits = compactNumber(text);
    if (/^\d+$/.test(digits)) return { kind: 'LENGTH', text: shown, digits: digits.length };
  }
  const transponder = onlyNumberIn(text);
  if (transponder) return { kind: 'PROBABLE', text: shown, transponder };
  return address ? { kind: 'ADDRESS', host: address.host } : { kind: 'OTHER', text: shown };
}

/**
 * The codes of a live picture that can be believed: bars hold no proof of having been read right, so they count when
 * the previous picture gave the same.
 */
export const believed = (codes: readonly Code[], before: readonly Code[]): readonly Code[] =>
  codes.filter(({ text, isLinear }) => !isLinear || before.some((one) => one.text === text));

/** The result for a whole picture: a number to take, numbers to choose from, or another content. */
export type Reading =
  | { readonly kind: 'NOTHING' }
  | { readonly kind: 'TAKE'; readonly transponder: string }
  | { readonly kind: 'SEVERAL'; readonly transponders: readonly string[] }
  | { readonly kind: 'TOLD'; readonly finding: Exclude<Finding, { kind: 'NUMBER' }> };

/** Weighs the codes of one picture: several numbers are never chosen from without asking. */
export function readingOf(codes: readonly Code[], origin: string): Reading {
  const findings = codes.map(({ text }) => findingOf(text, origin));
  const numbers = new Set(findings.flatMap((one) => (one.kind === 'NUMBER' ? [one.transponder] : [])));
  const [transponder] = numbers;
  if (numbers.size > 1) return { kind: 'SEVERAL', transponders: [...numbers] };
  if (transponder !== undefined) return { kind: 'TAKE', transponder };
  const told = findings.find((one) => one.kind === 'PROBABLE') ?? findings[0];
  return told && told.kind !== 'NUMBER' ? { kind: 'TOLD', finding: told } : { kind: 'NOTHING' };
}

/** Whether two readings tell the same, so that nothing is said twice. */
export const isSame = (one: Reading, other: Reading): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
