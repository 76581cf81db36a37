import CampaignRounded from '@mui/icons-material/CampaignRounded';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import Box from '@mui/material/Box';
import { callApi } from '../../../dataProvider/index.ts';
import { information } from '../../../resources/information/calls.ts';
import { useLanguage } from '../../runtime/language/LanguageProvider.tsx';
import { useKept } from './useKept.ts';
import { RichTextLater } from '../../components/richText/RichTextLater.tsx';

/** Milliseconds between two looks, also where a live stream tells of changes at once. */
const EVERY = 300_000;

/** What the operator tells everybody, as long as there is something to tell. */
export function Announcement() {
  const translate = useTranslate();
  const [language] = useLanguage();
  const { data } = useQuery({
    queryKey: ['information', 'GENERAL_ANNOUNCEMENT', language],
    queryFn: ({ signal }) =>
      callApi(information, { query: { type: 'GENERAL_ANNOUNCEMENT' } }, { signal, poll: true }),
    refetchInterval: EVERY,
    staleTime: EVERY,
  });
  const html = useKept(`banner.announcement.${language}`, data?.content.trim()) ?? '';
  if (html === '') return null;
  return (
    <Box
      component="section"
      aria-label={translate('shell.announcement')}
      className="no-print"
      sx={({ palette: { colours } }) => ({
        display: 'flex',
        gap: 1.25,
        px: { xs: 2, md: 3 },
        py: 0.875,
        fontSize: '0.9375rem',
        bgcolor: colours.tones.info.ground,
        color: colours.tones.info.text,
        borderBottom: `1px solid ${colours.tones.info.line}`,
        '& a': { color: 'inherit', fontWeight: 650 },
        '& p': { my: 0.25 },
      })}
    >
      <CampaignRounded aria-hidden sx={{ fontSize: '1.25rem', mt: 0.25 }} />
      <RichTextLater html={html} />
    </Box>
  );
}
