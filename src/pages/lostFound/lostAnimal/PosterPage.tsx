import DownloadRounded from '@mui/icons-material/DownloadRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import ShareRounded from '@mui/icons-material/ShareRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import GlobalStyles from '@mui/material/GlobalStyles';
import LinearProgress from '@mui/material/LinearProgress';
import LinkToPage from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { useLocaleState, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { AlertLink } from '../../../components/LinkAlert.tsx';
import { codeOf, statusOf } from '../../../../dataProvider/client/callError.ts';
import { QueryError } from '../../../components/QueryError.tsx';
import { callApi } from '../../../../dataProvider/index.ts';
import { isId } from '../../../../resources/numbers/recordId.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { getLostAnimalPoster } from '../../../../resources/lostFound/lostAnimal/calls.ts';
import { spaced } from '../../../../resources/numbers/spaced.ts';
import { isTransponder } from '../../../../resources/numbers/transponder.ts';
import { CallErrorPage } from '../../../components/errors/CallErrorPage.tsx';
import { NotFoundPage } from '../../../components/errors/NotFoundPage.tsx';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { PageLoading } from '../../../components/page/PageLoading.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { Section } from '../../../components/Section.tsx';
import { blobOf, saveFile } from '../../../files/index.ts';
import { lostModule as module } from '../../../parts/lostFound/lostAnimal/lostCells.tsx';
import { useUrlParam } from '../../../runtime/address/useUrlParam.ts';
import { routeExists } from '../../../runtime/address/routeExists.ts';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { withAside } from '../../../theme/layout.ts';
import { languageName } from '../../../fields/names.ts';

const LANGUAGES = ['pt', 'en'] as const;
type Language = (typeof LANGUAGES)[number];
type Poster = AnswerOf<typeof getLostAnimalPoster>;

/** `/animal/lost/poster/:transponder`: the poster of an open report, to be printed and shared. */
export function PosterPage() {
  const translate = useTranslate();
  const errorText = useErrorText(module.name);
  const { transponder = '' } = useParams();
  const isKey = isId(transponder) || isTransponder(transponder);
  const [locale] = useLocaleState();
  const [chosen, setLanguage] = useUrlParam<Language>('language', LANGUAGES);
  const language = chosen ?? (locale === 'en' ? 'en' : 'pt');
  const drawn = useQuery({
    queryKey: ['animal/lost', 'poster', transponder, language],
    queryFn: ({ signal }) =>
      callApi(getLostAnimalPoster, { params: { id: transponder }, query: { language } }, { signal }),
    enabled: isKey,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const { data, error, isPlaceholderData } = drawn;
  if (!isKey) return <NotFoundPage />;
  // A report that was closed meanwhile has no poster any more, whatever was drawn before.
  const isRefused = statusOf(error) === 409 && codeOf(error) !== 'POSTER_FAILED';
  if (data && !isRefused)
    return (
      <OpenPoster poster={data} isDrawing={isPlaceholderData} language={language} onLanguage={setLanguage} />
    );
  if (!error) return <PageLoading />;
  if (codeOf(error) === 'POSTER_FAILED') return <QueryError query={drawn} isPage />;
  if (!isRefused) return <CallErrorPage error={error} />;
  return (
    <>
      <PageTitle>{translate('lostPages.poster.title')}</PageTitle>
      <Alert severity="warning" role="status" action={<WayOn of={transponder} />}>
        {errorText(error)}
      </Alert>
    </>
  );
}

/** From a poster that there is not to what it would be of: the report, or the animal of a transponder. */
function WayOn({ of }: { readonly of: string }) {
  const translate = useTranslate();
  if (isId(of)) return <ToReport id={of} />;
  const page = `/animal/view/${of}`;
  return routeExists(page) && <AlertLink to={page}>{translate('lostPages.poster.toAnimal')}</AlertLink>;
}

function ToReport({ id }: { readonly id: number | string }) {
  const translate = useTranslate();
  const page = `/animal/lost/${id}`;
  return routeExists(page) && <AlertLink to={page}>{translate('lostPages.poster.toReport')}</AlertLink>;
}

interface OpenPosterProps {
  readonly poster: Poster;
  /** Another language of it is being drawn. */
  readonly isDrawing: boolean;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

function OpenPoster({ poster, isDrawing, language, onLanguage }: OpenPosterProps) {
  const translate = useTranslate();
  const { reportId, name, transponder, preview, address } = poster;
  const say = useTexts('lostPages.poster');
  return (
    <Box sx={withAside}>
      <PageTitle>{translate('lostPages.poster.of', { name: name ?? spaced(transponder) })}</PageTitle>
      <Card aria-busy={isDrawing} sx={{ p: { xs: 1, sm: 2 } }}>
        {isDrawing && <LinearProgress aria-label={translate('kit.list.loading')} />}
        <img
          src={`data:image/svg+xml;base64,${preview}`}
          alt={say('preview')}
          style={{ display: 'block', width: '100%', maxWidth: 720, margin: '0 auto', background: '#fff' }}
        />
      </Card>
      <Box component="aside" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Section title={say('title')}>
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <TextField
              select
              label={say('language')}
              value={language}
              onChange={(event) => onLanguage(event.target.value as Language)}
            >
              {LANGUAGES.map((one) => (
                <MenuItem key={one} value={one}>
                  {languageName(translate, one)}
                </MenuItem>
              ))}
            </TextField>
            <Actions poster={poster} isDrawing={isDrawing} />
            <Typography sx={{ color: 'text.secondary' }}>{say('consents')}</Typography>
            <Box>
              <ToReport id={reportId} />
            </Box>
          </Box>
        </Section>
        <Section title={say('page')}>
          <Typography sx={{ mb: 1 }}>{say('pageText')}</Typography>
          <LinkToPage href={address} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
            {address}
          </LinkToPage>
        </Section>
      </Box>
      <Sheet preview={preview} />
    </Box>
  );
}

interface ActionsProps {
  readonly poster: Poster;
  readonly isDrawing: boolean;
}

/** The actions of a poster; sharing where the browser can. */
function Actions({ poster, isDrawing }: ActionsProps) {
  const translate = useTranslate();
  const say = useTexts('lostPages.poster');
  const { address, filename, type, contents, status, name, transponder } = poster;
  const share = async () => {
    const file = new File([blobOf(contents, type)], filename, { type });
    const title = translate('lostPages.poster.shareText', {
      title: translate(`resources.lostAnimal.choices.status.${status}`),
      name: name ?? transponder,
    });
    const link = { title, url: address };
    const whole = { ...link, files: [file] };
    // Closing the browser's dialog is no failure.
    await navigator.share(navigator.canShare?.(whole) ? whole : link).catch(() => undefined);
  };
  return (
    <>
      <Button
        variant="contained"
        startIcon={<DownloadRounded />}
        disabled={isDrawing}
        onClick={() => saveFile(poster)}
      >
        {say('download')}
      </Button>
      <Button variant="outlined" startIcon={<PrintRounded />} disabled={isDrawing} onClick={() => print()}>
        {say('print')}
      </Button>
      <CopyButton
        text={address}
        label={say('copy')}
        done={say('copied')}
        variant="outlined"
        sx={{ flex: '1 0 100%' }}
      />
      {'share' in navigator && (
        <Button
          variant="outlined"
          startIcon={<ShareRounded />}
          disabled={isDrawing}
          onClick={() => void share()}
        >
          {say('share')}
        </Button>
      )}
    </>
  );
}

/** On paper there is the poster and nothing else, as large as the page. */
const onPaper = {
  '#poster-sheet': { display: 'none' },
  '@media print': {
    '@page': { size: 'A4', margin: 0 },
    'html, body': { background: '#fff !important', margin: 0 },
    'body > *:not(#poster-sheet)': { display: 'none !important' },
    '#poster-sheet': { display: 'block', width: '100%' },
  },
} as const;

const Sheet = ({ preview }: { readonly preview: string }) =>
  createPortal(
    <>
      <GlobalStyles styles={onPaper} />
      <img id="poster-sheet" src={`data:image/svg+xml;base64,${preview}`} alt="" />
    </>,
    document.body,
  );
