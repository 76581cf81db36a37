import CampaignRounded from '@mui/icons-material/CampaignRounded';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../../runtime/language/LanguageProvider.tsx';
import { Banner } from './Banner.tsx';
import { useCachedValue } from './useCachedValue.ts';
import { announcementQuery, usePollMs } from '../../parts/common/information/announcement.ts';
import { RichTextLater } from '../../components/richText/RichTextLater.tsx';

/** The operator's announcement, while there is one. */
export function Announcement() {
  const translate = useTranslate();
  const [language] = useLanguage();
  const every = usePollMs('announcements');
  const { data } = useQuery({ ...announcementQuery(language), refetchInterval: every, staleTime: every });
  const html = useCachedValue(`banner.announcement.${language}`, data?.content.trim()) ?? '';
  if (html === '') return null;
  return (
    <Banner tone="info" icon={CampaignRounded} label={translate('shell.announcement')}>
      <RichTextLater html={html} />
    </Banner>
  );
}
