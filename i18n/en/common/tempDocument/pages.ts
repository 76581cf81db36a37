import type { tempDocuments as source } from '../../../pt/common/tempDocument/pages.ts';
import type { Shape } from '../../../types.ts';

/** Documents that are made for one user, to download within 15 days. */
export const tempDocuments = {
  title: 'Your document',
  gone: 'Document not available',
  about: '%{type} file, %{size}',
  until: 'Available until %{date}',
  download: 'Download',
  own: {
    title: 'My data',
    text: 'A copy of what is kept about your account: profile, sessions, preferences, notifications, files you sent and activity. It stays available for 15 days.',
    ask: 'Request a copy of my data',
    asked: 'We are preparing your copy. We will notify you when you can download it.',
  },
} satisfies Shape<typeof source>;
