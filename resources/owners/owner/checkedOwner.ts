import type { Actor } from '../../kit/access.ts';
import type { FieldError } from '../../kit/codes.ts';
import { readValues, withoutRepeats } from '../../kit/checks/readValues.ts';
import { checkOwner, embeddedOwner, type EmbeddedOwner } from './embedded.ts';

/** An owner that a form carries, checked. */
export interface CheckedOwner {
  readonly owner: EmbeddedOwner;
  /** Values that are wrong of any owner. */
  readonly errors: readonly FieldError[];
  /** What a new owner owes besides: of one on record, the register has it. */
  readonly errorsIfNew: readonly FieldError[];
}

/** Checks an owner that a form carries: wrong values, missing ones and the rules over several, all at once. */
export function readOwnerInput(
  given: EmbeddedOwner | null | undefined,
  actor: Actor,
  prefix: string,
): CheckedOwner {
  const { values, errors } = readValues(embeddedOwner, given ?? {}, prefix);
  const all = withoutRepeats([...errors, ...checkOwner(values, actor, prefix)]);
  const wrong = withoutRepeats(errors);
  return { owner: values, errors: wrong, errorsIfNew: all.slice(wrong.length) };
}
