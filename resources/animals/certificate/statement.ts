import { isCode } from '../../numbers/printedCode.ts';

/** The longest statement in characters: a QR code of more is hard to read from paper. */
export const STATEMENT_MAX = 300;
const SIGNATURE_LENGTH = 86;

/** The content of a certificate's QR code, readable also without a network. */
export interface Statement {
  readonly code: string;
  readonly transponder: string;
  /** The animal's name; a long one is cut. */
  readonly name: string;
  /** The animal's status on that day. */
  readonly status: string;
  /** The day of issue, `YYYY-MM-DD`. */
  readonly date: string;
  /** The key that signed it. */
  readonly key: string;
}

const encoder = new TextEncoder();

function toBase64url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The bytes of a base64url text. @throws where it is none */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

const jsonOf = ({ code, transponder, name, status, date, key }: Statement): string =>
  JSON.stringify([code, transponder, name, status, date, key]);

/** The signed part of a statement: compact JSON, base64url, short enough with its signature. */
export function statementText(statement: Statement): string {
  const letters = [...statement.name];
  for (let kept = letters.length; ; kept -= 1) {
    const name = kept === letters.length ? statement.name : `${letters.slice(0, kept).join('')}…`;
    const text = toBase64url(encoder.encode(jsonOf({ ...statement, name })));
    if (kept === 0 || text.length + 1 + SIGNATURE_LENGTH < STATEMENT_MAX) return text;
  }
}

/** A statement and its signature as the fragment of an address has them. */
export const fragmentOf = (text: string, signature: Uint8Array): string =>
  `${text}.${toBase64url(signature)}`;

/** Returns the statement in a fragment, not yet verified; undefined where it is none. */
export function parseFragment(
  fragment: string,
): { statement: Statement; text: string; signature: Uint8Array<ArrayBuffer> } | undefined {
  const [text = '', signature = '', more] = fragment.split('.');
  if (more !== undefined || signature.length !== SIGNATURE_LENGTH || fragment.length >= STATEMENT_MAX)
    return undefined;
  try {
    const parts: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(fromBase64url(text)));
    if (!Array.isArray(parts) || parts.length !== 6 || !parts.every((part) => typeof part === 'string'))
      return undefined;
    const [code, transponder, name, status, date, key] = parts as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    if (!isCode(code)) return undefined;
    return {
      statement: { code, transponder, name, status, date, key },
      text,
      signature: fromBase64url(signature),
    };
  } catch {
    return undefined;
  }
}

/** The bytes that are signed. */
export const signedBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(encoder.encode(`coleira certificate ${text}`));
