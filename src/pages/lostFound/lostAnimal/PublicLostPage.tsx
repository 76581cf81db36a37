import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';
import { useParams } from 'react-router';
import { publicLost as en } from '../../../../i18n/en/publicLost.ts';
import { publicLost as pt } from '../../../../i18n/pt/publicLost.ts';
import { HEADS } from '../../../../resources/animals/animal/silhouettes.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import type { getPublicLostAnimal, PublicReport } from '../../../../resources/lostFound/lostAnimal/calls.ts';
import { PublicPage } from '../../../shell/frame/PublicPage.tsx';
import { Logo } from '../../../theme/Logo.tsx';

type Answer = AnswerOf<typeof getPublicLostAnimal>;
/** The reason why no report is shown. */
type Outcome = Exclude<Answer['state'], 'OPEN'> | 'unknown' | 'limited' | 'failed';

interface ReportResult {
  readonly outcome?: Outcome;
  readonly report: PublicReport | null;
}

async function ask(code: string, language: string, signal: AbortSignal): Promise<ReportResult> {
  // Outside the back office, and without its session.
  const path = `/api/lost-animals/public/${encodeURIComponent(code.slice(0, 60))}?language=${language}`;
  const response = await fetch(path, { headers: { accept: 'application/json' }, signal }).catch(
    () => undefined,
  );
  if (response?.status === 429) return { outcome: 'limited', report: null };
  if (response?.status === 404) return { outcome: 'unknown', report: null };
  if (!response?.ok) return { outcome: 'failed', report: null };
  const { state, report } = (await response.json()) as Answer;
  return state === 'OPEN' ? { report } : { outcome: state, report };
}

/** The texts of this page alone, which no other page loads. */
function useTexts() {
  const [locale] = useLocaleState();
  return locale === 'en' ? en : pt;
}

/** `/public/lost/{code}`: what the poster of an animal says, for everybody and outside the back office. */
export function PublicLostPage() {
  const { code = '' } = useParams();
  const [locale] = useLocaleState();
  const language = locale === 'en' ? 'en' : 'pt';
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['publicLost', code, language],
    queryFn: ({ signal }) => ask(code, language, signal),
    retry: false,
  });
  const texts = useTexts();
  return (
    <PublicPage title={data?.report?.title ?? texts.title}>
      {!data && <LinearProgress aria-label={texts.loading} />}
      {data?.report && <Report report={data.report} code={code} />}
      {data?.outcome && !data.report && (
        <NoReport outcome={data.outcome} isBusy={isFetching} onAgain={() => void refetch()} />
      )}
    </PublicPage>
  );
}

interface NoReportProps {
  readonly outcome: Outcome;
  readonly isBusy: boolean;
  readonly onAgain: () => void;
}

/** Says why no report is shown: it is closed, the code is unknown, or the call failed. */
function NoReport({ outcome, isBusy, onAgain }: NoReportProps) {
  const texts = useTexts();
  if (outcome === 'limited' || outcome === 'failed')
    return (
      <Alert
        severity="error"
        role="alert"
        action={
          <Button color="inherit" size="small" loading={isBusy} onClick={onAgain}>
            {texts.again}
          </Button>
        }
      >
        {texts[outcome]}
      </Alert>
    );
  return (
    <Alert severity={outcome === 'RETURNED' ? 'success' : 'info'} role="status">
      <AlertTitle>{texts[outcome]}</AlertTitle>
      {texts[`${outcome}Text`]}
    </Alert>
  );
}

function Report({ report, code }: { readonly report: PublicReport; readonly code: string }) {
  const texts = useTexts();
  const { name, facts, status } = report;
  return (
    <>
      <Card
        sx={{ display: 'grid', gap: 2, p: 2, gridTemplateColumns: { sm: '260px 1fr' }, alignItems: 'start' }}
      >
        <Picture report={report} />
        <Box sx={{ minWidth: 0 }}>
          {name !== null && (
            <Typography variant="h2" sx={{ fontSize: '1.5rem', mb: 1.5, overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
          )}
          <Box
            component="dl"
            sx={{
              m: 0,
              display: 'grid',
              gridTemplateColumns: 'minmax(92px, auto) minmax(0, 1fr)',
              gap: '6px 16px',
            }}
          >
            {facts.map((fact) => (
              <Box key={fact.name} sx={{ display: 'contents' }}>
                <Typography component="dt" sx={{ color: 'text.secondary' }}>
                  {fact.label}
                </Typography>
                <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {fact.value}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      </Card>
      <Card component="section" sx={{ p: 2, display: 'grid', gap: 1 }}>
        <Typography variant="h2" sx={{ fontSize: '1.25rem' }}>
          {texts.call[status]}
        </Typography>
        <Contact contact={report.contact} />
        {status === 'LOST' && (
          <Button variant="contained" href={`/public/sighting/${code}`} sx={{ justifySelf: 'start' }}>
            {texts.seen}
          </Button>
        )}
      </Card>
      <Card component="section" sx={{ p: 2, display: 'grid', gap: 1 }}>
        <Typography variant="h2" sx={{ fontSize: '1.25rem' }}>
          {texts.withYou}
        </Typography>
        <Typography>{texts.withYouText}</Typography>
      </Card>
    </>
  );
}

function Picture({ report: { photo, species } }: { readonly report: PublicReport }) {
  const texts = useTexts();
  const box = { width: '100%', maxWidth: 420, aspectRatio: '1', borderRadius: '10px' };
  if (photo !== null)
    return (
      <img src={`data:image/jpeg;base64,${photo}`} alt={texts.photo} style={{ ...box, objectFit: 'cover' }} />
    );
  return (
    <Box
      role="img"
      aria-label={texts.drawing}
      sx={({ palette }) => ({
        ...box,
        aspectRatio: { xs: '2', sm: '1' },
        display: 'grid',
        placeItems: 'center',
        bgcolor: palette.colours.sunken,
        color: 'text.secondary',
      })}
    >
      {species ? (
        <svg viewBox="0 0 24 24" width="96" height="96" fill="currentColor" aria-hidden>
          <path fillRule="evenodd" d={HEADS[species]} />
        </svg>
      ) : (
        <Logo size={96} />
      )}
    </Box>
  );
}

/** The contact for a finder: telephone and email as links. */
function Contact({ contact: { name, phones, email } }: { readonly contact: PublicReport['contact'] }) {
  const texts = useTexts();
  if (phones.length === 0 && email === null) return <Typography>{texts.anyone}</Typography>;
  return (
    <>
      <Typography>
        {name === null ? texts.contactAny : texts.contact.replace('%{name}', () => name)}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {phones.map((phone) => (
          <li key={phone}>
            <Link href={`tel:${phone.replace(/\s/g, '')}`} sx={{ fontSize: '1.25rem', fontWeight: 700 }}>
              {phone}
            </Link>
          </li>
        ))}
        {email !== null && (
          <li>
            <Link href={`mailto:${email}`} sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
              {email}
            </Link>
          </li>
        )}
      </Box>
    </>
  );
}
