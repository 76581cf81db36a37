import sql from 'sql-template-tag';
import type { ReportDefinitionInput } from '../../../../resources/figures/reportTemplate/definition.ts';
import { reportDefinition } from '../../../../resources/figures/reportTemplate/definition.ts';
import { foldText } from '../../../../resources/numbers/text.ts';
import type { Queryable } from '../../../db/db.ts';
import { json } from '../../../db/sql.ts';
import { storedDataSets } from '../../../reporting/storedDataSets.ts';

interface Shipped {
  readonly name: string;
  readonly nameEn: string;
  readonly description: string;
  readonly descriptionEn: string;
  readonly definition: ReportDefinitionInput;
}

const MUNICIPALITY = { name: 'municipality', type: 'municipality', column: 'municipality' } as const;

/** The reports that a register starts with, over the data sets that it has. */
export const SHIPPED_REPORTS: readonly Shipped[] = [
  {
    name: 'Cobertura antirrábica por concelho',
    nameEn: 'Rabies coverage by municipality',
    description: 'Animais vivos por concelho e espécie, e quantos têm a vacina antirrábica válida.',
    descriptionEn: 'Living animals by municipality and species, and how many have a valid rabies vaccine.',
    definition: {
      query: {
        dataSet: 'rabiesCoverage',
        by: [{ column: 'municipality' }, { column: 'species' }],
        show: ['animals', 'vaccinated', 'overdue', 'coverage'],
      },
      parameters: [MUNICIPALITY],
      layout: { animals: { isTotal: true }, vaccinated: { isTotal: true }, overdue: { isTotal: true } },
      groupTotals: true,
    },
  },
  {
    name: 'Registos por entidade e mês',
    nameEn: 'Registrations by entity and month',
    description: 'Animais registados em cada mês, por entidade.',
    descriptionEn: 'Animals registered in each month, by entity.',
    definition: {
      query: {
        dataSet: 'animals',
        by: [{ column: 'entity' }, { column: 'registrationDate', step: 'MONTH' }],
        show: ['animals'],
      },
      parameters: [
        {
          name: 'period',
          type: 'period',
          column: 'registrationDate',
          isRequired: true,
          initial: { period: 'LAST_12_MONTHS' },
        },
        { name: 'entity', type: 'entity', column: 'entity' },
      ],
      layout: { animals: { isTotal: true } },
      groupTotals: true,
    },
  },
  {
    name: 'Licenças a vencer',
    nameEn: 'Licences due',
    description: 'Animais cuja licença termina no período escolhido.',
    descriptionEn: 'Animals whose licence ends in the period chosen.',
    definition: {
      query: {
        dataSet: 'animals',
        columns: ['licenseEnd', 'transponder', 'name', 'species', 'breed', 'municipality', 'parish', 'owner'],
        filters: [{ column: 'status', isNot: ['DEAD'] }],
        order: { by: 'licenseEnd' },
      },
      parameters: [
        {
          name: 'period',
          type: 'period',
          column: 'licenseEnd',
          isRequired: true,
          initial: { period: 'NEXT_30_DAYS' },
        },
        MUNICIPALITY,
      ],
    },
  },
  {
    name: 'Animais potencialmente perigosos por concelho',
    nameEn: 'Potentially dangerous animals by municipality',
    description: 'Animais vivos de raças potencialmente perigosas ou dados como perigosos, por concelho.',
    descriptionEn: 'Living animals of potentially dangerous breeds or declared dangerous, by municipality.',
    definition: {
      query: {
        dataSet: 'animals',
        by: [{ column: 'municipality' }, { column: 'breedCategory' }, { column: 'breed' }],
        show: ['animals', 'sterilized'],
        filters: [
          { column: 'breedCategory', is: ['G', 'H'] },
          { column: 'status', isNot: ['DEAD'] },
        ],
      },
      parameters: [MUNICIPALITY],
      layout: { animals: { isTotal: true }, sterilized: { isTotal: true } },
      groupTotals: true,
    },
  },
];

/** Writes the shipped reports; those that are there stay as they are, also without a use for a while. */
export async function seedReportTemplates(tx: Queryable): Promise<void> {
  const sets = new Set(storedDataSets.map(({ set }) => set.name));
  for (const { name, nameEn, description, descriptionEn, definition } of SHIPPED_REPORTS) {
    if (!sets.has(definition.query.dataSet)) continue;
    await tx.query(sql`
      insert into report_template (name, name_en, description, description_en, definition, search_text)
      values (${name}, ${nameEn}, ${description}, ${descriptionEn}, ${json(reportDefinition.parse(definition))},
        ${foldText(`${name} ${nameEn}`)})
      on conflict do nothing`);
  }
}
