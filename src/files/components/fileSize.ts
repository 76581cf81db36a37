import { MAX_FILE_BYTES } from '../../../resources/common/document/limits.ts';

const UNITS = ['B', 'kB', 'MB'] as const;

/** A size in bytes as people say it: `1,4 MB`. */
export function fileSize(bytes: number, locale?: string): string {
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  const value = bytes / 1000 ** step;
  return `${value.toLocaleString(locale, { maximumFractionDigits: step === 2 ? 1 : 0 })} ${UNITS[step]}`;
}

/** Formats a limit; the general one has a rounded name. */
export const limitName = (bytes: number): string =>
  bytes === MAX_FILE_BYTES ? '5 MB' : `${Math.floor(bytes / 1_048_576)} MB`;
