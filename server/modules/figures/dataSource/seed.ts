import sql from 'sql-template-tag';
import { dataQuery, type DataQuery } from '../../../../resources/figures/dataSet/query.ts';
import { foldText } from '../../../../resources/numbers/text.ts';
import type { Queryable } from '../../../db/db.ts';
import { json } from '../../../db/sql.ts';

const SOURCES: readonly { readonly name: string; readonly text: string; readonly question: DataQuery }[] = [
  {
    name: 'Vacinação antirrábica por concelho',
    text: 'Animais vivos, por concelho e espécie.',
    question: dataQuery.parse({
      dataSet: 'rabiesCoverage',
      by: [{ column: 'municipality' }, { column: 'species' }],
      show: ['animals', 'vaccinated', 'coverage'],
    }),
  },
];

/** Writes the data sources of the demonstration. */
export async function writeDataSources(tx: Queryable): Promise<void> {
  for (const { name, text, question } of SOURCES)
    await tx.query(sql`insert into data_source (name, description, kind, question, search_text)
      values (${name}, ${text}, 'DATA_SET', ${json(question)}, ${foldText(`${name} ${text}`)})`);
}
