import { Refusal } from '../../errors.ts';
import type { SavedRecord } from '../../db/watchTx.ts';
import type { Write } from '../../write/openWrite.ts';
import { applyRows, refused, type AppliedRow, type DueRow } from './applyRows.ts';
import type { AnyImport, GatheredRow } from './handleImport.ts';

/**
 * Writes rows of which several make one record. A row that is on record, or cannot be read, stands alone; what came of the
 * others came of all of a bundle.
 */
export async function applyGathered(
  imported: AnyImport,
  rows: readonly DueRow[],
  write: Write,
  importId?: number,
  saved?: (save: SavedRecord) => void,
): Promise<AppliedRow[]> {
  const { gather } = imported;
  if (!gather) return applyRows(imported, rows, write, importId, saved);
  const applied: AppliedRow[] = [];
  const read: (GatheredRow & { readonly due: DueRow })[] = [];
  for (const due of rows) {
    try {
      read.push({ line: due.line, values: gather.read(due), due });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      applied.push(refused(due.line, error));
    }
  }
  const known = await gather.findKnown(write, read);
  for (const [line, found] of known)
    applied.push(found instanceof Refusal ? refused(line, found) : { line, saves: [], met: found });
  const bundles = gather.bundle(read.filter(({ line }) => !known.has(line)));
  const joined = bundles.map((bundle): DueRow => {
    const line = bundle[0]?.line ?? 0;
    return { line, values: gather.join(bundle), decision: undefined };
  });
  const results = new Map(
    (await applyRows(imported, joined, write, importId, saved)).map((one) => [one.line, one]),
  );
  for (const bundle of bundles) {
    const result = results.get(bundle[0]?.line ?? 0);
    if (!result) continue;
    bundle.forEach(({ line }, at) =>
      applied.push({ ...result, line, ...(at > 0 && { isWithAnother: true }) }),
    );
  }
  return applied;
}
