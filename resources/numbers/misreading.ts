/**
 * Returns the misreading that turns one number into another: two neighbouring digits swapped, or one digit misread.
 * @returns null for numbers that differ in more, or not at all
 */
export function misreading(one: string, other: string): 'TRANSPONDER_SWAPPED' | 'TRANSPONDER_MISREAD' | null {
  if (one.length !== other.length) return null;
  const wrong = [...one].flatMap((digit, at) => (digit === other[at] ? [] : [at]));
  const [first = -1, second = -1] = wrong;
  if (wrong.length === 1) return 'TRANSPONDER_MISREAD';
  const isSwapped = second === first + 1 && one[first] === other[second] && one[second] === other[first];
  return wrong.length === 2 && isSwapped ? 'TRANSPONDER_SWAPPED' : null;
}

/** All numbers that a number may have become by one swap or one misread digit. */
export function misreadings(number: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < number.length; at += 1) {
    const [before, digit, after] = [number.slice(0, at), number[at]!, number.slice(at + 1)];
    const next = after[0] ?? digit;
    if (next !== digit) found.push(before + next + digit + after.slice(1));
    for (const other of '0123456789') if (other !== digit) found.push(before + other + after);
  }
  return found;
}
