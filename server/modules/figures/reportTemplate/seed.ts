import sql from 'sql-template-tag';
import type { ReportDefinitionInput } from '../../../../resources/figures/reportTemplate/definition.ts';
import { reportDefinition } from '../../../../resources/figures/reportTemplate/definition.ts';
import { foldText } from '../../../../resources/numbers/text.ts';
import type { Queryable } from '../../../db/db.ts';
import { json } from '../../../db/sql.ts';

interface Shipped {
  readonly name: string;
  readonly nameEn: string;
  readonly description: string;
  readonly descriptionEn: string;
  readonly definition: ReportDefinitionInput;
}

const LAST_MONTH = { period: 'LAST_MONTH' } as const;
const MUNICIPALITY = { name: 'municipality', type: 'MUNICIPALITY', column: 'municipality' } as const;

/** The reports that a register starts with. */
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
          type: 'PERIOD',
          column: 'registrationDate',
          isRequired: true,
          initial: { period: 'LAST_12_MONTHS' },
        },
        { name: 'entity', type: 'ENTITY', column: 'entity' },
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
          type: 'PERIOD',
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
  {
    name: 'Animais perdidos e encontrados: desfecho e dias até à devolução',
    nameEn: 'Lost and found animals: outcome and days until return',
    description: 'Ocorrências por concelho e desfecho, com a média de dias até o animal voltar ao titular.',
    descriptionEn:
      'Reports by municipality and outcome, with the average of days until the animal was returned.',
    definition: {
      query: {
        dataSet: 'lostAndFound',
        by: [{ column: 'municipality' }, { column: 'status' }, { column: 'deliveryStatus' }],
        show: ['reports', 'returned', 'averageDays'],
      },
      parameters: [
        {
          name: 'period',
          type: 'PERIOD',
          column: 'eventDate',
          isRequired: true,
          initial: { period: 'LAST_12_MONTHS' },
        },
        MUNICIPALITY,
      ],
      layout: { reports: { isTotal: true }, returned: { isTotal: true }, averageDays: { decimals: 1 } },
      groupTotals: true,
    },
  },
  {
    name: 'Esterilizações por entidade financiadora',
    nameEn: 'Sterilisations by financing entity',
    description: 'Esterilizações de cada entidade por quem as financia, para o reembolso do Estado.',
    descriptionEn: 'Sterilisations of each entity by who finances them, for the refund of the State.',
    definition: {
      query: {
        dataSet: 'sterilizations',
        by: [{ column: 'financingEntity' }, { column: 'entity' }, { column: 'sterilizationType' }],
        show: ['sterilizations'],
      },
      parameters: [
        { name: 'period', type: 'PERIOD', column: 'executionDate', isRequired: true, initial: LAST_MONTH },
        { name: 'entity', type: 'ENTITY', column: 'entity' },
      ],
      layout: { sterilizations: { isTotal: true } },
      groupTotals: true,
    },
  },
  {
    name: 'Pedidos fora de prazo',
    nameEn: 'Requests beyond their term',
    description:
      'Pedidos por tipo e entidade: quantos estão abertos, quantos passaram do prazo e quantos vencem em 7 dias.',
    descriptionEn:
      'Requests by type and entity: how many are open, beyond their term, and due within 7 days.',
    definition: {
      query: {
        dataSet: 'requests',
        by: [{ column: 'type' }, { column: 'entity' }],
        show: ['open', 'overdue', 'due'],
        filters: [{ column: 'closed', is: [false] }],
      },
      parameters: [
        { name: 'type', type: 'CHOICE', column: 'type' },
        { name: 'entity', type: 'ENTITY', column: 'entity' },
      ],
      layout: { open: { isTotal: true }, overdue: { isTotal: true }, due: { isTotal: true } },
      groupTotals: true,
    },
  },
  {
    name: 'Créditos por entidade',
    nameEn: 'Credits by entity',
    description: 'Movimentos e créditos de cada entidade, por tipo.',
    descriptionEn: 'Transactions and credits of each entity, by type.',
    definition: {
      query: {
        dataSet: 'credits',
        by: [{ column: 'entity' }, { column: 'type' }],
        show: ['transactions', 'credits'],
      },
      parameters: [
        { name: 'period', type: 'PERIOD', column: 'date', isRequired: true, initial: LAST_MONTH },
        { name: 'entity', type: 'ENTITY', column: 'entity' },
      ],
      layout: { transactions: { isTotal: true }, credits: { isTotal: true } },
      groupTotals: true,
    },
  },
  {
    name: 'Titulares sem contactos confirmados por concelho',
    nameEn: 'Owners without confirmed contacts by municipality',
    description:
      'Titulares cujos contactos nunca foram confirmados: os animais deles não podem ser devolvidos.',
    descriptionEn: 'Owners whose contacts were never confirmed: their animals cannot be returned.',
    definition: {
      query: {
        dataSet: 'owners',
        by: [{ column: 'municipality' }],
        show: ['owners', 'toReview'],
        filters: [{ column: 'contactConfirmedAt', is: [null] }],
        order: { by: 'owners', descending: true },
      },
      parameters: [MUNICIPALITY],
      layout: { owners: { isTotal: true }, toReview: { isTotal: true } },
    },
  },
  {
    name: 'Transponders em stock por entidade',
    nameEn: 'Stock of transponders by holder',
    description: 'Transponders de cada entidade, por estado e lote.',
    descriptionEn: 'Transponders of each entity, by state and lot.',
    definition: {
      query: {
        dataSet: 'transponderStock',
        by: [{ column: 'entity' }, { column: 'state' }, { column: 'lot' }],
        show: ['transponders', 'available'],
      },
      parameters: [{ name: 'entity', type: 'ENTITY', column: 'entity' }],
      layout: { transponders: { isTotal: true }, available: { isTotal: true } },
      groupTotals: true,
    },
  },
];

/** Writes the shipped reports; those that are there stay as they are. */
export async function seedReportTemplates(tx: Queryable): Promise<void> {
  for (const { name, nameEn, description, descriptionEn, definition } of SHIPPED_REPORTS) {
    await tx.query(sql`
      insert into report_template (name, name_en, description, description_en, definition, search_text)
      values (${name}, ${nameEn}, ${description}, ${descriptionEn}, ${json(reportDefinition.parse(definition))},
        ${foldText(`${name} ${nameEn}`)})
      on conflict do nothing`);
  }
}
