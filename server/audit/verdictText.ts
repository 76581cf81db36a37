import type { Break, Verdict } from './verify.ts';

const FAULTS: Readonly<Record<Break['fault'], (about: string) => string>> = {
  ROWS_CHANGED: () => 'rows were changed, added or removed after they were sealed.',
  CHAIN_BROKEN: () => 'a seal is missing, or does not follow the one before it.',
  SIGNATURE_WRONG: (about) => `a seal does not carry the signature of the key ${about}: it was rewritten.`,
  KEY_UNKNOWN: (about) =>
    `a seal is signed with the key ${about}, which AUDIT_KEY does not hold. If the key was replaced, add the earlier ` +
    'public key to AUDIT_KEY; otherwise another person has sealed these rows.',
  SIGNATURE_MISSING: () =>
    'a seal carries no signature, although there is a key: it was made anew, or by a server without the key.',
  SEAL_MISSING: (about) =>
    `the seal kept in ${about} is not in the database: rows and seals were removed or made anew, or the database is an ` +
    'older copy.',
};

/** The values that the text of a verdict needs besides the verification itself. */
export interface VerdictContext {
  /** Whether there are keys to verify signatures with. */
  readonly hasKeys: boolean;
  /** Where seals were found that are kept outside the database. */
  readonly sources: readonly string[];
}

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Returns the result of a verification in sentences: what was found, and what it can and cannot prove. */
export function verdictText(verdict: Verdict, { hasKeys, sources }: VerdictContext): readonly string[] {
  const { rows, signedRows, redactedSeals, broken, seal, unsealedRows, missingSealed, missingUnsealed } =
    verdict;
  const lines: string[] = [];
  if (broken) {
    lines.push(
      `CHANGED: between the rows ${broken.fromId} and ${broken.toId}, ${FAULTS[broken.fault](broken.about ?? '')}`,
      `${plural(rows, 'row', 'rows')} before that hold.`,
    );
  } else lines.push(`${plural(rows, 'row', 'rows')} of the audit are as they were sealed.`);
  if (rows > 0) {
    lines.push(
      `PROVEN: ${plural(signedRows, 'row is', 'rows are')} covered by a signature of a key that is not in the database; ` +
        'without that key nobody can change, add or remove one of them unnoticed.',
    );
    if (!hasKeys)
      lines.push(
        'NOT PROVEN: there is no AUDIT_KEY, so no signature was verified. Whoever owns the database could have rewritten ' +
          'rows and seals together.',
      );
    else if (signedRows < rows)
      lines.push(
        `NOT PROVEN: ${plural(rows - signedRows, 'row', 'rows')} under the newest seals without a signature.`,
      );
  }
  if (redactedSeals > 0)
    lines.push(
      `${plural(redactedSeals, 'seal', 'seals')} over rows from which an erasure took values. These rows are held against the hash ` +
        'that the erasure signed, not against the seal before it.',
    );
  if (!broken)
    lines.push(
      sources.length > 0
        ? `PROVEN: nothing sealed up to the seal in ${sources.join(' and ')} was removed from the end, unless this copy was changed as well.`
        : 'NOT PROVEN: that nothing was removed from the end. For that, keep seals elsewhere (AUDIT_SEALS) or give one with --seal.',
    );
  if (unsealedRows > 0)
    lines.push(
      `NOT PROVEN: ${plural(unsealedRows, 'row', 'rows')} written after the last seal; a running server seals them within seconds.`,
    );
  if (missingUnsealed > 0)
    lines.push(
      `SUSPICIOUS: ${plural(missingUnsealed, 'number', 'numbers')} after the last seal ${missingUnsealed === 1 ? 'has' : 'have'} no row. A write that was rolled back or a ` +
        'crash leaves such a gap; so does removing the newest rows.',
    );
  if (missingSealed > 0)
    lines.push(
      `${plural(missingSealed, 'number', 'numbers')} below the last seal had no row when it was sealed: writes that were rolled back, or rows ` +
        'removed in the seconds before their seal.',
    );
  if (seal && !broken)
    lines.push(`The last seal, to be noted elsewhere and given with --seal next time: ${seal}`);
  return lines;
}
