import { loadAmounts } from '../areas/load.ts';
import { fullPlace, postgresPlace, type Place } from '../databases.ts';
import { LARGEST, SIZES, type Size } from '../options.ts';
import { multiply, versionStatement } from './multiply.ts';

/** The largest register that is written row by row. */
const BASE = SIZES.at(-1)!;
const VERSIONS = 3;
/** The numbers of records beside ten million animals, 4.2 million owners and 30 million versions. */
const AMOUNTS = {
  owners: 0,
  requests: 100_000,
  reports: 100_000,
  certificates: 100_000,
  auditRows: 50_000_000,
};

/** The database of ten million animals, made and filled if it is not there. */
const largePlace = (url: string, fresh: boolean): Promise<Place> =>
  fullPlace(
    url,
    BASE,
    fresh,
    async (on) => {
      const db = on.withoutTimeLimit();
      const started = performance.now();
      await multiply(db, LARGEST.animals / BASE.animals);
      await db.transaction(async (tx) => {
        await tx.script('set local synchronous_commit = off');
        await tx.query(versionStatement(VERSIONS));
      });
      await loadAmounts(db, AMOUNTS);
      console.log(`Filled in ${((performance.now() - started) / 60_000).toFixed(0)} min.`);
    },
    LARGEST,
  );

/** The database of a size, made and filled if it is not there. */
export const registerPlace = (url: string, size: Size, fresh: boolean): Promise<Place> =>
  size === LARGEST ? largePlace(url, fresh) : postgresPlace(url, size, fresh);
