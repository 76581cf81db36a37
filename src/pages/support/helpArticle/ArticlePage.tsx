import EditRounded from '@mui/icons-material/EditRounded';
import OpenInNewRounded from '@mui/icons-material/ArrowOutwardRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useParams } from 'react-router';
import { LinkAlert } from '../../../components/LinkAlert.tsx';
import { may } from '../../../../authProvider/authProvider.ts';
import { statusOf } from '../../../../dataProvider/client/callError.ts';
import { pageOf } from '../../../../resources/support/helpArticle/articlePages.ts';
import { showDay } from '../../../../resources/numbers/dates.ts';
import { useTimezone } from '../../../fields/index.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageLoading } from '../../../components/page/PageLoading.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { RichText } from '../../../components/richText/RichText.tsx';
import { routeExists } from '../../../runtime/address/routeExists.ts';
import { CallErrorPage } from '../../../components/errors/CallErrorPage.tsx';
import { Contents } from './Contents.tsx';
import { Neighbours } from './Neighbours.tsx';
import { outlined } from './outline.ts';
import {
  editPath,
  langOf,
  useArticle,
  useHelpLanguage,
  type Article,
} from '../../../parts/support/helpArticle/useHelp.ts';

/** From so many headings on, an article has a table of contents. */
const LONG = 3;

/** `/help/article/animal/create`: an article, set for reading. */
export function ArticlePage() {
  const { '*': rest = '' } = useParams();
  const url = pageOf(`/${rest}`);
  const { data, error } = useArticle(url, useHelpLanguage());
  if (data) return <Reading article={data} />;
  if (!error) return <PageLoading />;
  return statusOf(error) === 404 ? <NoArticle url={url} /> : <CallErrorPage error={error} />;
}

function NoArticle({ url }: { readonly url: string }) {
  const translate = useTranslate();
  return (
    <Card sx={{ maxWidth: 860 }}>
      <PageTitle>{translate('help.notFound')}</PageTitle>
      <EmptyState title={translate('help.notFound')} text={translate('help.notFoundText')} drawing="notFound">
        <Button component={Link} to="/help" variant="outlined">
          {translate('help.all')}
        </Button>
        {may('WRITE_HELP') && (
          <Button component={Link} to={editPath(url)} variant="contained">
            {translate('help.create')}
          </Button>
        )}
      </EmptyState>
    </Card>
  );
}

function Reading({ article }: { readonly article: Article }) {
  const translate = useTranslate();
  const timezone = useTimezone();
  const own = useHelpLanguage();
  const { hash } = useLocation();
  const { url, title, category, language, contents, updateTimestamp } = article;
  const { html, places } = useMemo(() => outlined(contents), [contents]);
  const isLong = places.length >= LONG;
  const isForeign = language !== own;
  const isWriter = may('WRITE_HELP');

  // A link to a place within was followed before the article was there.
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, html]);

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          lg: isLong ? 'minmax(0, 820px) 240px' : 'minmax(0, 820px)',
        },
        columnGap: 5,
        rowGap: 2,
        alignItems: 'start',
      }}
    >
      <PageTitle>{title}</PageTitle>
      <Box sx={{ minWidth: 0 }}>
        {isForeign && (
          <LinkAlert
            severity="info"
            className="no-print"
            sx={{ mb: 2 }}
            to={isWriter && editPath(url)}
            link={translate('help.translate')}
          >
            {translate('help.otherLanguageText')}
          </LinkAlert>
        )}
        <Card
          component="article"
          lang={langOf(language)}
          sx={{
            px: { xs: 2.25, sm: 4, md: 5 },
            py: { xs: 2.5, sm: 3.5 },
            '& h1, & h2, & h3, & h4': { scrollMarginTop: 96 },
            '@media print': { border: 0, p: 0, boxShadow: 'none' },
          }}
        >
          <Typography sx={{ mb: 0.25, color: 'text.secondary', fontWeight: 600, fontSize: '0.9375rem' }}>
            {category}
          </Typography>
          {/* The heading of the page, whole: the title bar cuts a long one. */}
          <Typography
            aria-hidden
            className="no-print"
            sx={{ mb: 2, fontSize: '1.625rem', fontWeight: 700, lineHeight: 1.25, textWrap: 'balance' }}
          >
            {title}
          </Typography>
          <RichText html={html} isPure article />
        </Card>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 }}>
          {updateTimestamp && (
            <Typography variant="body2" sx={{ flex: 1, color: 'text.secondary' }}>
              {translate('help.updated', { date: showDay(updateTimestamp, timezone) })}
            </Typography>
          )}
          <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {!url.includes(':') && routeExists(url) && (
              <Button component={Link} to={url} startIcon={<OpenInNewRounded />}>
                {translate('help.openPage')}
              </Button>
            )}
            <Button startIcon={<PrintRounded />} onClick={() => window.print()}>
              {translate('help.print')}
            </Button>
            {isWriter && !isForeign && (
              <Button component={Link} to={editPath(url)} variant="outlined" startIcon={<EditRounded />}>
                {translate('help.edit')}
              </Button>
            )}
          </Box>
        </Box>
        <Neighbours url={url} />
      </Box>
      {isLong && (
        <Box sx={{ order: { xs: -1, lg: 0 }, height: { lg: '100%' } }}>
          <Contents places={places} />
        </Box>
      )}
    </Box>
  );
}
