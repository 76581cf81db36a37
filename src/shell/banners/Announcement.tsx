import CampaignRounded from '@mui/icons-material/CampaignRounded';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { callApi } from '../../../dataProvider/index.ts';
import { information } from '../../../resources/common/information/calls.ts';
import { useLanguage } from '../../runtime/language/LanguageProvider.tsx';
import { Banner } from './Banner.tsx';
import { useCachedValue } from './useCachedValue.ts';
import { RichTextLater } from '../../components/richText/RichTextLater.tsx';

/** Milliseconds between two reads, also where a live stream notifies of changes at once. */
const POLL_INTERVAL_MS = 300_000;

/** The operator's announcement, while there is one. */
export function Announcement() {
  const translate = useTranslate();
  const [language] = useLanguage();
  const { data } = useQuery({
    queryKey: ['information', 'GENERAL_ANNOUNCEMENT', language],
    queryFn: ({ signal }) =>
      callApi(information, { query: { type: 'GENERAL_ANNOUNCEMENT' } }, { signal, poll: true }),
    refetchInterval: POLL_INTERVAL_MS,
    staleTime: POLL_INTERVAL_MS,
  });
  const html = useCachedValue(`banner.announcement.${language}`, data?.content.trim()) ?? '';
  if (html === '') return null;
  return (
    <Banner tone="info" icon={CampaignRounded} label={translate('shell.announcement')}>
      <RichTextLater html={html} />
    </Banner>
  );
}
