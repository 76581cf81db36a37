import type { ReportDefinitionInput } from '../../../../resources/figures/reportTemplate/definition.ts';
import type { Person } from '../../../helpers/server.ts';

let made = 0;

/** Makes a template of reports; returns its id. */
export async function makeTemplate(
  who: Person,
  definition: ReportDefinitionInput,
  more: object = {},
): Promise<number> {
  made += 1;
  const { status, body } = await who.call('POST', '/report-templates/', {
    name: `Relatório ${made}`,
    nameEn: `Report ${made}`,
    definition,
    ...more,
  });
  if (status !== 201 && status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.id;
}

/** Animals by breed. */
export const BY_BREED = {
  query: { dataSet: 'animals', by: [{ column: 'breed' }], show: ['animals'] },
  layout: { animals: { isTotal: true, title: 'Quantos' } },
} satisfies ReportDefinitionInput;

/** Animals with their owners, registered in a period. */
export const WITH_OWNERS: ReportDefinitionInput = {
  query: { dataSet: 'animals', columns: ['transponder', 'name', 'registrationDate', 'owner'] },
  parameters: [
    { name: 'period', type: 'PERIOD', column: 'registrationDate', isRequired: true },
    { name: 'breed', type: 'BREED', column: 'breed' },
  ],
};
