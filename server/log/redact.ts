/**
 * A text from outside on its way into the log: tokens of links, e-mails, and numbers long enough to be a code, a
 * VAT number, a telephone or a transponder go.
 */
export const redact = (text: string): string =>
  text
    .replace(/[^\s@<>"']{1,64}@[^\s@<>"']{1,190}/g, '…@…')
    .replace(/[\w-]{32,}/g, '…')
    .replace(/\d{6,}/g, '…');
