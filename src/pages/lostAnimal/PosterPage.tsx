import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import ShareRounded from '@mui/icons-material/ShareRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import GlobalStyles from '@mui/material/GlobalStyles';
import LinkToPage from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { useLocaleState, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { Link, useParams } from 'react-router';
import { callApi } from '../../../dataProvider/index.ts';
import { isId } from '../../../resources/kit/values/ids.ts';
import type { AnswerOf } from '../../../resources/kit/call.ts';
import { getLostAnimalPoster } from '../../../resources/lostAnimal/calls.ts';
import { isTransponder } from '../../../resources/numbers/transponder.ts';
import { CallErrorPage } from '../../components/errors/CallErrorPage.tsx';
import { NotFoundPage } from '../../components/errors/NotFoundPage.tsx';
import { PageLoading } from '../../components/page/PageLoading.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { Section } from '../../components/Section.tsx';
import { blobOf, saveFile } from '../../files/index.ts';
import { lostModule as module } from '../../parts/lostAnimal/lostCells.tsx';
import { useInAddress } from '../../runtime/address/useInAddress.ts';
import { useErrorText } from '../../runtime/failures/useErrorText.ts';
import { useRecord } from '../../runtime/useRecord.ts';
import { withAside } from '../../theme/measures.ts';

const LANGUAGES = ['pt', 'en'] as const;
type Language = (typeof LANGUAGES)[number];
type Poster = AnswerOf<typeof getLostAnimalPoster>;

interface ReportWithPoster extends RaRecord {
  readonly id: number;
  readonly transponder: string;
  readonly name: string | null;
  readonly status: 'LOST' | 'FOUND';
  readonly operations?: { readonly POSTER?: { readonly allowed: boolean; readonly reason?: string } };
}

/** `/animal/lost/poster/:transponder`: the poster of an open report, to be printed and shared. */
export function PosterPage() {
  const translate = useTranslate();
  const errorText = useErrorText(module.name);
  const { transponder = '' } = useParams();
  const isKey = isId(transponder) || isTransponder(transponder);
  const { data: report, error } = useRecord<ReportWithPoster>(module.resource, transponder, isKey);
  if (!isKey) return <NotFoundPage />;
  if (!report) return error ? <CallErrorPage error={error} /> : <PageLoading />;
  const name = report.name ?? report.transponder;
  const { allowed = false, reason } = report.operations?.POSTER ?? {};
  return (
    <>
      <PageTitle>{translate('lostPages.poster.of', { name })}</PageTitle>
      {allowed ? (
        <OpenPoster report={report} />
      ) : (
        <Alert severity="warning" role="status" action={<ToReport id={report.id} />}>
          {errorText(reason ?? 'NO_PERMISSION')}
        </Alert>
      )}
    </>
  );
}

const ToReport = ({ id }: { readonly id: number }) => {
  const translate = useTranslate();
  return (
    <Button color="inherit" size="small" component={Link} to={`/animal/lost/${id}`}>
      {translate('lostPages.poster.toReport')}
    </Button>
  );
};

function OpenPoster({ report }: { readonly report: ReportWithPoster }) {
  const translate = useTranslate();
  const errorText = useErrorText(module.name);
  const [locale] = useLocaleState();
  const [chosen, setLanguage] = useInAddress<Language>('language', LANGUAGES);
  const language = chosen ?? (locale === 'en' ? 'en' : 'pt');
  const { data, error, refetch } = useQuery({
    queryKey: ['animal/lost', 'poster', report.id, language],
    queryFn: ({ signal }) =>
      callApi(getLostAnimalPoster, { params: { id: String(report.id) }, query: { language } }, { signal }),
    retry: false,
  });
  const say = (key: string) => translate(`lostPages.poster.${key}`);
  return (
    <Box sx={withAside}>
      <Card sx={{ p: { xs: 1, sm: 2 } }}>
        {error ? (
          <Alert
            severity="error"
            role="alert"
            action={
              <Button color="inherit" size="small" onClick={() => void refetch()}>
                {translate('kit.form.again')}
              </Button>
            }
          >
            {errorText(error)}
          </Alert>
        ) : data ? (
          <img
            src={`data:image/svg+xml;base64,${data.preview}`}
            alt={say('preview')}
            style={{ display: 'block', width: '100%', maxWidth: 720, margin: '0 auto', background: '#fff' }}
          />
        ) : (
          <PageLoading />
        )}
      </Card>
      <Box component="aside" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Section title={say('title')}>
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <TextField
              select
              label={say('language')}
              value={language}
              onChange={(event) => setLanguage(event.target.value as Language)}
            >
              {LANGUAGES.map((one) => (
                <MenuItem key={one} value={one}>
                  {say(one)}
                </MenuItem>
              ))}
            </TextField>
            <Actions report={report} poster={data} />
            <Typography sx={{ color: 'text.secondary' }}>{say('consents')}</Typography>
            <Box>
              <ToReport id={report.id} />
            </Box>
          </Box>
        </Section>
        {data && (
          <Section title={say('page')}>
            <Typography sx={{ mb: 1 }}>{say('pageText')}</Typography>
            <LinkToPage href={data.address} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
              {data.address}
            </LinkToPage>
          </Section>
        )}
      </Box>
      {data && <Sheet preview={data.preview} />}
    </Box>
  );
}

interface ActionsProps {
  readonly report: ReportWithPoster;
  /** Undefined until it is drawn. */
  readonly poster: Poster | undefined;
}

/** What can be done with a poster; sharing where the browser can. */
function Actions({ report, poster }: ActionsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const say = (key: string) => translate(`lostPages.poster.${key}`);
  const copy = async ({ address }: Poster) => {
    try {
      await navigator.clipboard.writeText(address);
      notify('lostPages.poster.copied', { type: 'success' });
    } catch {
      notify('lostPages.poster.notCopied', { type: 'warning' });
    }
  };
  const share = async ({ address, filename, type, contents }: Poster) => {
    const file = new File([blobOf(contents, type)], filename, { type });
    const title = translate('lostPages.poster.shareText', {
      title: translate(`resources.lostAnimal.choices.status.${report.status}`),
      name: report.name ?? report.transponder,
    });
    const link = { title, url: address };
    const whole = { ...link, files: [file] };
    // Closing the browser's dialog is no failure.
    await navigator.share(navigator.canShare?.(whole) ? whole : link).catch(() => undefined);
  };
  const isMissing = poster === undefined;
  return (
    <>
      <Button
        variant="contained"
        startIcon={<DownloadRounded />}
        disabled={isMissing}
        onClick={() => poster && saveFile(poster)}
      >
        {say('download')}
      </Button>
      <Button variant="outlined" startIcon={<PrintRounded />} disabled={isMissing} onClick={() => print()}>
        {say('print')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<ContentCopyRounded />}
        disabled={isMissing}
        onClick={() => poster && void copy(poster)}
      >
        {say('copy')}
      </Button>
      {'share' in navigator && (
        <Button
          variant="outlined"
          startIcon={<ShareRounded />}
          disabled={isMissing}
          onClick={() => poster && void share(poster)}
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
