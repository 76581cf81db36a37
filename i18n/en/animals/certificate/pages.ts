import type { certificatePages as source } from '../../../pt/animals/certificate/pages.ts';
import type { Shape } from '../../../types.ts';

export const certificatePages = {
  dialog: {
    title: 'Issue certificate: %{name}',
    template: 'Certificate',
    language: 'Language of the document',
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
    none: 'There are no certificates that you can issue in bulk.',
    leftOut: '%{smart_count} animal gets no certificate |||| %{smart_count} animals get no certificate',
    blocked: '%{smart_count} animal prevents sending |||| %{smart_count} animals prevent sending',
    blockedText:
      'Certificates are sent to the owner only if all selected animals have valid data. Correct what is missing or remove these animals from the selection.',
    workingTitle: 'Issuing certificates',
    working: '%{done} of %{total} animals processed',
    mayCloseMail: 'You can close this window: the certificates are sent by email when they are ready.',
    mayClose: 'You can close this window: you are notified when the file is ready.',
    until: 'The ZIP file is available until %{date}.',
    all: 'View my certificates in bulk',
    same: 'These details are the same on all certificates.',
    doneTitle: 'Certificates issued in bulk',
    mailed:
      '%{smart_count} certificate issued and sent by email. |||| %{smart_count} certificates issued and sent by email.',
    ready:
      '%{smart_count} certificate ready to download. |||| %{smart_count} certificates ready to download.',
    issued: 'certificate issued',
    downloadAll: 'Download all',
    close: 'Close',
  },
  issued: {
    title: 'Issued certificates',
    none: 'No certificates of this animal have been issued yet',
    noneText: 'Issued certificates are listed here, with their state and validation code.',
    issue: 'Issue certificate',
    states: { VALID: 'Valid', OUTDATED: 'Outdated', REVOKED: 'Revoked' },
    code: 'Validation code:',
    validate: 'Validate',
    download: 'Download',
    revoke: 'Revoke',
    of: '%{action}: %{template}, %{date}',
    revoked: 'Revoked on %{date}.',
    revokedBecause: 'Revoked on %{date}. Reason: %{reason}',
  },
  revoke: {
    title: 'Revoke the certificate %{template}?',
    text: 'Anyone who validates the code %{code} will see that the certificate was revoked. You cannot undo this.',
    reason: 'Reason for the revocation',
    confirm: 'Revoke certificate',
    done: 'Certificate revoked.',
  },
} satisfies Shape<typeof source>;
