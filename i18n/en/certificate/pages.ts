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
  bulk: {
    title: 'Issue certificates of %{smart_count} animal |||| Issue certificates of %{smart_count} animals',
    way: 'How the certificates are delivered',
    byMail: 'Send by email',
    byDownload: 'Download in a ZIP file',
    send: 'Send %{smart_count} certificate |||| Send %{smart_count} certificates',
    make: 'Issue %{smart_count} certificate |||| Issue %{smart_count} certificates',
    none: 'There are no certificates that this account can issue in bulk.',
    leftOut: '%{smart_count} animal gets no certificate |||| %{smart_count} animals get no certificate',
    blocked: '%{smart_count} animal prevents sending |||| %{smart_count} animals prevent sending',
    blockedText:
      'Certificates are sent to the owner only if all selected animals have valid data. Correct what is missing or remove these animals from the selection.',
    workingTitle: 'Issuing certificates',
    working: '%{done} of %{total} animals processed',
    mayCloseMail: 'You can close this window: the certificates are sent by email when they are ready.',
    mayWait: 'Keep this window open: you download the file here.',
    doneTitle: 'Certificates issued in bulk',
    mailed:
      '%{smart_count} certificate issued and sent by email. |||| %{smart_count} certificates issued and sent by email.',
    ready:
      '%{smart_count} certificate ready to download. |||| %{smart_count} certificates ready to download.',
    issued: 'certificate issued',
    downloadAll: 'Download all',
    close: 'Close',
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
