import type { validation as source } from '../../pt/signIn/validation.ts';
import type { Shape } from '../../types.ts';

export const validation = {
  title: 'Validate a document',
  text: 'Enter the code printed on the certificate, or scan the QR code.',
  code: 'Code',
  submit: 'Validate',
  missing: 'Enter the code of the document.',
  valid: 'Valid certificate',
  validText: 'It is genuine and the printed data is still current.',
  outdated: 'Genuine certificate, but outdated',
  revoked: 'Revoked certificate',
  revokedText: 'The register revoked it: it is no longer valid.',
  invalid: 'Invalid certificate',
  offline: 'Valid signature, with data as of %{date}',
  offlineText:
    'Without a connection only what the QR code says is confirmed. Go online to see whether it has changed.',
  offlineUnknown: 'No connection to the register',
  offlineUnknownText: 'The document could not be validated. Go online and try again.',
  forged: 'Invalid QR code',
  forgedText: 'The signature in the QR code is not from the register.',
  limited: 'Too many attempts. Wait a minute and try again.',
  template: 'Document',
  date: 'Date of issue',
  transponder: 'Transponder',
  name: 'Name',
  field: 'Data',
  printed: 'On paper',
  current: 'In the register',
  changed: 'changed',
  open: 'View animal',
} satisfies Shape<typeof source>;
