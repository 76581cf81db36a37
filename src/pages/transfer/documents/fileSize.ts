const UNITS = ['B', 'kB', 'MB'] as const;

/** A size in bytes as people say it: `1,4 MB`. */
export function fileSize(bytes: number): string {
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  const value = bytes / 1000 ** step;
  return `${value.toLocaleString(undefined, { maximumFractionDigits: step === 2 ? 1 : 0 })} ${UNITS[step]}`;
}
