import type { AnswerOf } from '../../resources/kit/call.ts';
import { MAX_DRAWN_MOVEMENTS, type readStatement } from '../../resources/money/billingTransaction/calls.ts';

type Statement = AnswerOf<typeof readStatement>;

/** A statement, or a part of a long one: with the balances before its first and after its last movement. */
export interface StatementPart extends Statement {
  /** Which part of how many it is, and the places of its movements, from 1; null for a whole statement. */
  readonly place: {
    readonly part: number;
    readonly parts: number;
    readonly first: number;
    readonly last: number;
    readonly total: number;
  } | null;
}

/** The end of a file's name that says which part it holds. */
export const partName = ({ place }: StatementPart): string => (place ? `-${place.part}-${place.parts}` : '');

/** The parts in which a statement is drawn: one document of all movements would take minutes, and hundreds of pages. */
export function partsOf(statement: Statement, most = MAX_DRAWN_MOVEMENTS): readonly StatementPart[] {
  const { movements } = statement;
  if (movements.length <= most) return [{ ...statement, place: null }];
  const parts = Math.ceil(movements.length / most);
  return Array.from({ length: parts }, (_, at) => {
    const own = movements.slice(at * most, (at + 1) * most);
    const added = own.reduce((sum, { credits }) => sum + Math.max(credits, 0), 0);
    const taken = own.reduce((sum, { credits }) => sum + Math.max(-credits, 0), 0);
    const closing = own.at(-1)!.balance;
    return {
      ...statement,
      movements: own,
      opening: closing - added + taken,
      closing,
      added,
      taken,
      place: {
        part: at + 1,
        parts,
        first: at * most + 1,
        last: at * most + own.length,
        total: movements.length,
      },
    };
  });
}
