/**
 * Whether a line can be the name of a person, or of a body that owns animals: it has a letter of any script, and no mark
 * up, control characters or line breaks.
 */
export const isPersonName = (line: string): boolean =>
  /\p{L}/u.test(line) && !/[<>\p{Cc}\u2028\u2029]/u.test(line);
