import sql from 'sql-template-tag';
import { FIGURES, type FigureName } from '../../../../resources/figures/dashboard/figures.ts';
import { foldText } from '../../../../resources/numbers/text.ts';
import type { Queryable } from '../../../db/db.ts';

interface Seeded {
  readonly name: string;
  readonly description: string;
  readonly figures: readonly FigureName[];
  readonly state: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';
  readonly isPublic: boolean;
}

const DASHBOARDS: readonly Seeded[] = [
  {
    name: 'O registo em números',
    description:
      'Quantos animais estão registados, de que espécies e raças, e quantos são registados por mês.',
    figures: ['registrations', 'species', 'breeds'],
    state: 'PUBLISHED',
    isPublic: true,
  },
  {
    name: 'Trabalho por fazer',
    description: 'Pedidos de transmissão e vacinas antirrábicas que caducam nos próximos meses.',
    figures: ['requests', 'rabiesEnds'],
    state: 'PUBLISHED',
    isPublic: false,
  },
  { name: 'Painel em preparação', description: '', figures: FIGURES, state: 'DRAFT', isPublic: false },
];

/** Writes dashboards of the operator: one for the public, one for entities, one that is not published. */
export async function writeDashboards(tx: Queryable): Promise<void> {
  for (const { name, description, figures, state, isPublic } of DASHBOARDS) {
    await tx.query(sql`
      insert into dashboard (name, description, figures, state, is_public, search_text)
      values (${name}, ${description || null}, ${[...figures]}, ${state}, ${isPublic}, ${foldText(name)})
      on conflict do nothing`);
  }
}
