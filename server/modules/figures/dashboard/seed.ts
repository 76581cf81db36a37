import sql from 'sql-template-tag';
import { EXAMPLE_WIDGETS } from '../../../../resources/figures/dashboard/example.ts';
import { ROWS_DRAWN, type Widget } from '../../../../resources/figures/dashboard/widgets.ts';
import { foldText } from '../../../../resources/numbers/text.ts';
import type { Queryable } from '../../../db/db.ts';
import { json } from '../../../db/sql.ts';

interface Seeded {
  readonly name: string;
  readonly nameEn: string;
  readonly description: string | null;
  readonly widgets: readonly Widget[];
  readonly state: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';
  readonly isPublic: boolean;
}

const options = { compares: false, isStacked: false, most: ROWS_DRAWN };

/** Figures for everybody: what they are counted by has no small cells in a register of some size. */
const PUBLIC_WIDGETS: readonly Widget[] = [
  {
    id: 'about',
    kind: 'TEXT',
    title: { pt: '', en: '' },
    source: null,
    text: {
      pt: '<p>Os números são de todo o país e atualizados várias vezes por hora.</p>',
      en: '<p>The figures are of the whole country, and counted several times an hour.</p>',
    },
    options,
    place: { x: 0, y: 0, w: 12, h: 2 },
  },
  {
    id: 'species',
    kind: 'RING',
    title: { pt: 'Animais vivos por espécie', en: 'Living animals by species' },
    source: {
      query: {
        dataSet: 'animals',
        by: [{ column: 'species' }],
        show: ['living'],
        filters: [],
        order: { by: 'living', descending: true },
      },
    },
    text: null,
    options,
    place: { x: 0, y: 2, w: 4, h: 5 },
  },
  {
    id: 'registrations',
    kind: 'BARS',
    title: { pt: 'Registos por mês', en: 'Registrations by month' },
    source: {
      query: {
        dataSet: 'animals',
        by: [{ column: 'registrationDate', step: 'MONTH' }],
        show: ['animals'],
        filters: [],
      },
    },
    text: null,
    options: { ...options, most: 24 },
    place: { x: 4, y: 2, w: 8, h: 5 },
  },
  {
    id: 'breeds',
    kind: 'BARS',
    title: { pt: 'As dez raças mais frequentes', en: 'The ten most frequent breeds' },
    source: {
      query: {
        dataSet: 'animals',
        by: [{ column: 'breed' }],
        show: ['living'],
        filters: [],
        order: { by: 'living', descending: true },
      },
    },
    text: null,
    options: { ...options, most: 10 },
    place: { x: 0, y: 7, w: 12, h: 6 },
  },
];

const DASHBOARDS: readonly Seeded[] = [
  {
    name: 'O registo em números',
    nameEn: 'The register in figures',
    description:
      'Quantos animais estão registados, de que espécies e raças, e quantos são registados por mês.',
    widgets: PUBLIC_WIDGETS,
    state: 'PUBLISHED',
    isPublic: true,
  },
  {
    name: 'Painel em preparação',
    nameEn: 'Dashboard in preparation',
    description: null,
    widgets: EXAMPLE_WIDGETS,
    state: 'DRAFT',
    isPublic: false,
  },
];

/** Shows the dashboard of a municipality to town halls alone; one that was edited stays as it is. */
export const seedReaders = (tx: Queryable, municipality: number): Promise<unknown> =>
  tx.query(sql`
    update dashboard set entity_profile_ids = ${[municipality]}::bigint[]
    where name = 'O concelho' and version = 1 and coalesce(cardinality(entity_profile_ids), 0) = 0`);

/** Writes dashboards of the operator beside those that every register has: one for the public, one that is not published. */
export async function writeDashboards(tx: Queryable): Promise<void> {
  for (const { name, nameEn, description, widgets, state, isPublic } of DASHBOARDS) {
    await tx.query(sql`
      insert into dashboard (name, name_en, description, widgets, state, is_public, search_text)
      values (${name}, ${nameEn}, ${description}, ${json(widgets)}, ${state}, ${isPublic},
        ${foldText(`${name} ${nameEn}`)})
      on conflict do nothing`);
  }
}
