import type { certificatePages as source } from '../../pt/certificate/pages.ts';
import type { Shape } from '../../types.ts';

export const certificatePages = {
  dialog: {
    title: 'Issue certificate: %{name}',
    template: 'Certificate',
    language: 'Language of the document',
    pt: 'Portuguese',
    en: 'English',
    sendEmail: 'Send by email',
    emailAddress: 'Email',
    download: 'Download',
    send: 'Send',
    none: 'No certificates are available for this animal.',
  },
  layout: {
    source: 'Layout (Typst)',
    preview: 'Preview with sample data',
    save: 'Save draft',
    publish: 'Publish',
    saved: 'The draft was saved.',
    published: 'Version %{number} was published.',
    line: 'Line %{line}: %{message}',
    errors: 'The layout has errors',
    values: 'Data that can be printed',
    draft: 'Draft of version %{number}',
    current: 'Published: version %{number}',
    unpublished: 'No published version yet',
  },
} satisfies Shape<typeof source>;
