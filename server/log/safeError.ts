import { redact } from './redact.ts';

/** An error without the values it met: what a log may keep of it. */
export interface SafeError {
  readonly type: string;
  /** Absent where a code says what it was: such messages, of the database and of Node, quote what they were given. */
  readonly message?: string;
  /** The frames alone: the line above them repeats the message. */
  readonly stack: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  readonly routine?: string;
  readonly cause?: SafeError;
}

/** Properties of a database error that hold names of ours and of its own source. */
const NAMES = ['code', 'constraint', 'table', 'column', 'routine'] as const;
const MAX_CAUSES = 4;

/**
 * The first line of a message without what was typed: values stand between quotation marks (`Unexpected token 'R',
 * "Rosa Ma"... is not valid JSON`) or after a colon (`Unknown encoding: Rosa`). An apostrophe within a word is none.
 */
const withoutValues = (text: string): string =>
  (text.split(/[\r\n]/, 1)[0] ?? '')
    .replace(/: .*$/, ': …')
    .replace(/"[^"]*(?:"|$)/g, '"…"')
    .replace(/`[^`]*(?:`|$)/g, '`…`')
    .replace(/[“«][^”»]*(?:[”»]|$)/g, '“…”')
    .replace(/(?<!\p{L})'.*?(?:'(?!\p{L})|$)/gsu, "'…'");

function framesOf({ stack = '', message = '' }: Partial<Error>): string {
  const rest = message === '' ? stack : stack.replace(message, '');
  return redact(
    rest
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  );
}

/** Describes an error for a log: type, place, code and names, and of its message what holds no value. */
export function safeError(error: unknown, depth = 0): SafeError {
  if (typeof error !== 'object' || error === null) return { type: typeof error, stack: '' };
  const { name, message, cause } = error as Partial<Error>;
  const named = error as Readonly<Record<string, unknown>>;
  return {
    type: typeof name === 'string' ? name : 'object',
    ...(typeof named['code'] !== 'string' &&
      typeof message === 'string' && { message: redact(withoutValues(message)) }),
    ...Object.fromEntries(
      NAMES.flatMap((key) => (typeof named[key] === 'string' ? [[key, named[key]]] : [])),
    ),
    stack: framesOf(error as Partial<Error>),
    ...(cause !== undefined && depth < MAX_CAUSES && { cause: safeError(cause, depth + 1) }),
  };
}

/** One line for a place that keeps texts, such as the row of a job that failed: type, code and safe message. */
export function safeSentence(error: unknown): string {
  const { type, message, code, constraint } = safeError(error);
  return [message ?? type, code, constraint].filter((part) => part !== undefined).join(' ');
}
