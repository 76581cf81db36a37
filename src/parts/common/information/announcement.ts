import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../../dataProvider/index.ts';
import { information } from '../../../../resources/common/information/calls.ts';
import { POLL_SECONDS, type Polled } from '../../../../resources/common/information/pollSeconds.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { useLanguage } from '../../../runtime/language/LanguageProvider.tsx';

/** The query of the operator's announcement, which also says how often pages ask. Only the banner polls it. */
export const announcementQuery = (language: string) => ({
  queryKey: ['information', 'GENERAL_ANNOUNCEMENT', language],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    callApi(information, { query: { type: 'GENERAL_ANNOUNCEMENT' } }, { signal, poll: true }),
});

/** Milliseconds between two reads of this, also where a live stream notifies of changes at once. */
export function usePollMs(polled: Polled): number {
  const [language] = useLanguage();
  const { data } = useQuery<AnswerOf<typeof information>>({ ...announcementQuery(language), enabled: false });
  return (data?.pollSeconds ?? POLL_SECONDS)[polled] * 1000;
}
