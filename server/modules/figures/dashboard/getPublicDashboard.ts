import sql from 'sql-template-tag';
import { getPublicDashboard } from '../../../../resources/figures/dashboard/calls.ts';
import type { FigureName } from '../../../../resources/figures/dashboard/figures.ts';
import { findOne, type Db } from '../../../db/db.ts';
import { handleRead } from '../../../http/handle.ts';
import { countFigures } from './figures.ts';

/** Milliseconds for which the country's figures are not counted again, however many ask. */
const FRESH_MS = 60_000;

interface Counted {
  readonly countedAt: Date;
  readonly figures: ReturnType<typeof countFigures>;
}

const lastCounted = new WeakMap<Db, Counted>();

/** The figures of the whole country, counted once a minute for all who ask. */
function countryFigures(db: Db): Counted {
  const last = lastCounted.get(db);
  if (last && Date.now() - last.countedAt.getTime() < FRESH_MS) return last;
  const counted = { countedAt: new Date(), figures: countFigures(db, null) };
  lastCounted.set(db, counted);
  // What failed is no answer to the next who asks.
  counted.figures.catch(() => lastCounted.delete(db));
  return counted;
}

interface Row {
  readonly name: string;
  readonly description: string | null;
  readonly figures: readonly FigureName[];
}

export const getPublicDashboardHandler = handleRead(
  getPublicDashboard,
  async ({ db, params: { id }, services, fail }) => {
    const found = await findOne<Row>(
      db,
      sql`select name, description, figures from dashboard
        where id = ${id} and state = 'PUBLISHED' and is_public`,
    );
    if (!found) return fail('NOT_FOUND');
    const { countedAt, figures } = countryFigures(services.db);
    const { living, ...all } = await figures;
    return {
      name: found.name,
      description: found.description,
      countedAt: countedAt.toISOString(),
      living,
      figures: Object.fromEntries(found.figures.map((name) => [name, all[name]])),
    };
  },
);
