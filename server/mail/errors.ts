/** The mail server does not answer, or not in time; another try may succeed. */
export class MailUnavailable extends Error {
  override name = 'MailUnavailable';
}

/** The mail itself is refused: a bad address, or the server says no for good. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}
