import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../../../dataProvider/index.ts';
import type { AnswerOf } from '../../../../../resources/kit/call.ts';
import { readLifeLine } from '../../../../../resources/animals/lifeLine/calls.ts';

type LifeLine = AnswerOf<typeof readLifeLine>;
export type LifeEvent = LifeLine['content'][number];

const ask = (
  transponder: string,
  kinds: string,
  after: string | undefined,
  signal: AbortSignal,
): Promise<LifeLine> =>
  callApi(
    readLifeLine,
    { params: { id: transponder }, query: { ...(kinds && { kinds }), ...(after && { after }) } },
    { signal },
  );

/** The life line of an animal, page by page. */
export const useLifeLine = (transponder: string, kinds: string) =>
  useInfiniteQuery({
    queryKey: ['animal', 'lifeLine', transponder, kinds],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => ask(transponder, kinds, pageParam, signal),
    getNextPageParam: ({ cursor }) => cursor,
    placeholderData: (before) => before,
  });

/** Events that are printed, at most. */
const MAX_PRINTED = 600;

/** The whole life line, for paper: `isCut` where it is longer than what is printed. */
export const useWholeLifeLine = (transponder: string, kinds: string) =>
  useQuery({
    queryKey: ['animal', 'wholeLifeLine', transponder, kinds],
    queryFn: async ({ signal }) => {
      const events: LifeEvent[] = [];
      let after: string | undefined;
      do {
        const page = await ask(transponder, kinds, after, signal);
        events.push(...page.content);
        after = page.cursor;
      } while (after !== undefined && events.length < MAX_PRINTED);
      return { events, isCut: after !== undefined };
    },
  });
