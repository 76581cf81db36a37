import type { dashboard as source } from '../../../pt/figures/dashboard/module.ts';
import type { Shape } from '../../../types.ts';

export const dashboard = {
  name: 'Dashboard |||| Dashboards',
  done: {
    created: 'Dashboard created: %{name}',
    updated: 'Dashboard saved: %{name}',
    deleted: 'Dashboard deleted: %{name}',
  },
  fields: {
    name: 'Name',
    nameEn: 'Name in English',
    description: 'Description',
    descriptionEn: 'Description in English',
    state: 'State',
    isPublic: 'Open to the public',
    entityProfileIds: 'Entity profiles',
    dataSourceIds: 'Data sources',
    widgets: 'Widgets',
  },
  sections: { names: 'Name and description', readers: 'Who sees it', widgets: 'Widgets' },
  choices: {
    state: { DRAFT: 'Draft', PUBLISHED: 'Published', ARCHIVED: 'Archived' },
  },
  help: {
    state: 'Only a published dashboard is shown to users who do not manage dashboards.',
    isPublic:
      'Once published, it opens without a session, with the figures of the whole country. Values from 1 to 4 are left out.',
    entityProfileIds: 'Without any, the dashboard is shown to all entities.',
  },
} satisfies Shape<typeof source>;
