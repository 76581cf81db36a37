/** Characters of what a party, or an owner who objects, says of a contested decision. */
export const MAX_CONTEST_WORDS = 1000;
