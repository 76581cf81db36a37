/** The kind of job that says something about a key to those who manage the keys of its entity. */
export const KEY_NOTICE = 'API_KEY_NOTICE';

/** What is said about a key. */
export interface KeyNotice {
  readonly type: 'API_KEY_MADE' | 'API_KEY_NEW_NETWORK' | 'API_KEY_ENDS';
  readonly keyId: number;
  /** Who did it, and is not notified. */
  readonly userId: number | null;
  readonly info: Readonly<Record<string, string>>;
}
