import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { USER_LANGUAGE } from '../../../../i18n/locale.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import { getHelp, listHelp } from '../../../../resources/support/helpArticle/calls.ts';
import type { HelpLanguage } from '../../../../resources/support/helpArticle/language.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { useLanguage } from '../../../runtime/language/LanguageProvider.tsx';

export type HelpItem = AnswerOf<typeof listHelp>['content'][number];
export type Article = AnswerOf<typeof getHelp>;

/** Milliseconds for which help counts as fresh: it changes rarely. */
const FRESH_MS = 5 * 60_000;

/** The language of the page, as help has it. */
export const useHelpLanguage = (): HelpLanguage => USER_LANGUAGE[useLanguage()[0]] as HelpLanguage;

/** As `lang` wants it, for an article that stands in for one in the language of the page. */
export const langOf = (language: string): string => (language === 'en-US' ? 'en-GB' : language);

/** The query of all articles, in this language and, where there is none, in the other. */
export const helpList = (language: HelpLanguage, words = '') => ({
  queryKey: ['help', 'list', language, words],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(
      listHelp,
      { query: { language, fallback: 'true' as const, ...(words && { universalSearch: words }) } },
      { signal },
    ),
  staleTime: FRESH_MS,
});

/** The articles with all of these words, or all. What was found stays on the page until the next is there. */
export const useHelpList = (words = '') =>
  useQuery({ ...helpList(useHelpLanguage(), words), placeholderData: keepPreviousData });

/** The article of a page, in this language or else in the other. */
export function useArticle(url: string | undefined, language: HelpLanguage) {
  return useQuery({
    queryKey: ['help', 'article', language, url],
    queryFn: ({ signal }) =>
      callApi(getHelp, { query: { language, url: url ?? '', fallback: 'true' } }, { signal }),
    enabled: url !== undefined,
    staleTime: FRESH_MS,
  });
}

/** To be called once an article has been written. */
export function useRefreshHelp(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries({ queryKey: ['help'] }), [queryClient]);
}

/** To be called once an article has been deleted: no list shows it until it is fetched again. */
export function useForgetArticle(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => {
    void queryClient.resetQueries({ queryKey: ['help', 'list'] });
    // Its own page is still open; it is left next.
    void queryClient.invalidateQueries({ queryKey: ['help', 'article'], refetchType: 'none' });
  }, [queryClient]);
}

/** Where an article is read, and where it is written. */
export const articlePath = (url: string): string => `/help/article${url}`;
export const editPath = (url: string): string => `/help/edit${url}`;
