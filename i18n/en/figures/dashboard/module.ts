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
    description: 'Description',
    figures: 'Figures',
    state: 'State',
    isPublic: 'Open to the public',
    entityProfileIds: 'Entity profiles',
  },
  tabs: { charts: 'Charts' },
  openPublic: 'Open the public page',
  choices: {
    figures: {
      registrations: 'Registrations by month',
      species: 'Living animals by species',
      breeds: 'Most frequent breeds',
      requests: 'Changes of owner',
      rabiesEnds: 'Rabies vaccines that end',
    },
    state: { DRAFT: 'Draft', PUBLISHED: 'Published', ARCHIVED: 'Archived' },
  },
  help: {
    state: 'Only a published dashboard is shown to users who do not manage dashboards.',
    isPublic: 'Once published, it opens without a session, with the figures of the whole country.',
    entityProfileIds: 'Without any, the dashboard is shown to all entities.',
  },
} satisfies Shape<typeof source>;
