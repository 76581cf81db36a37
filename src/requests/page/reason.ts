/** A reason while it is chosen and worded: one of the list, perhaps changed, or one's own. */
export interface Reason {
  /** Id of the list's reason, empty for one's own. */
  readonly chosen: string;
  /** Its words as the list has them. */
  readonly original: string;
  /** The text that is sent. */
  readonly text: string;
}

export const noReason: Reason = { chosen: '', original: '', text: '' };

/** A reason as the call takes it: the list's own by its code, so that it reads right in every language. */
export function givenReason({ chosen, original, text }: Reason): { reasons?: string[]; comments?: string } {
  const words = text.trim();
  if (words === '') return {};
  return chosen !== '' && words === original ? { reasons: [chosen] } : { comments: words };
}
