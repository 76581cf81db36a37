import { useCallback, useState } from 'react';
import { useSubmission, type Submission } from '../../runtime/submission/useSubmission.ts';

/** An action on several records, all or none: those that are left of it, and those that prevent it. */
export interface Bulk {
  readonly ids: readonly number[];
  /** The reason why a record prevents it, as a code, by id. */
  readonly against: ReadonlyMap<number, string>;
  readonly submission: Submission;
  /**
   * Runs the action. Where the server names records that prevent it, the others are left to be confirmed again.
   * @returns the ids that are left, where some prevent it
   */
  readonly run: (act: () => Promise<unknown>) => Promise<readonly number[] | null>;
}

const AT = /\.(\d+)$/;

/** The records that a refusal names by their places in `ids`. */
export function findAgainst(
  ids: readonly number[],
  errors: Readonly<Record<string, string>>,
): ReadonlyMap<number, string> {
  const found = Object.entries(errors).flatMap(([path, code]) => {
    const id = ids[Number(AT.exec(path)?.[1] ?? Number.NaN)];
    return id === undefined ? [] : [[id, code] as const];
  });
  return new Map(found);
}

export function useBulk(asked: readonly number[]): Bulk {
  const [ids, setIds] = useState(asked);
  const [against, setAgainst] = useState<Bulk['against']>(new Map());
  const submission = useSubmission();
  const { run: submit, dismiss } = submission;
  const run = useCallback<Bulk['run']>(
    async (act) => {
      const refused = await submit(act);
      const found = refused?.kind === 'fields' ? findAgainst(ids, refused.errors) : new Map<number, string>();
      if (found.size === 0) return null;
      const rest = ids.filter((id) => !found.has(id));
      setAgainst((before) => new Map([...before, ...found]));
      setIds(rest);
      // What is left can be done without those that are named now.
      dismiss();
      return rest;
    },
    [submit, dismiss, ids],
  );
  return { ids, against, submission, run };
}
