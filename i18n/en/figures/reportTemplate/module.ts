import type { reportTemplate as source } from '../../../pt/figures/reportTemplate/module.ts';
import type { Shape } from '../../../types.ts';

export const reportTemplate = {
  name: 'Report template |||| Report templates',
  done: {
    created: 'Report template created: %{name}',
    updated: 'Report template saved: %{name}',
    deleted: 'Report template deleted: %{name}',
  },
  fields: {
    name: 'Name',
    nameEn: 'English name',
    description: 'Description',
    descriptionEn: 'English description',
    dataSourceId: 'Data source',
    definition: 'Definition',
    formats: 'Formats',
    hasLogo: 'Emblem in the PDF',
    permission: 'Permission needed',
    entityProfileIds: 'Entity profiles',
    isActive: 'Active',
  },
  choices: { formats: { CSV: 'CSV', XLSX: 'XLSX (spreadsheet)', PDF: 'PDF' } },
  help: {
    permission: 'Beside “Generate reports”. If you choose none, that one is enough.',
    entityProfileIds: 'If you choose no profile, users of all entities can run the report.',
    isActive: 'An inactive template is not offered, and schedules that use it fail.',
  },
} satisfies Shape<typeof source>;
