import CancelRounded from '@mui/icons-material/CancelRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { certificateKinds as enKinds } from '../../../../i18n/en/animals/certificate/kinds.ts';
import { certificatePaper as en } from '../../../../i18n/en/animals/certificate/paper.ts';
import { certificateKinds as ptKinds } from '../../../../i18n/pt/animals/certificate/kinds.ts';
import { certificatePaper as pt } from '../../../../i18n/pt/animals/certificate/paper.ts';
import type { CertificateValidation } from '../../../../resources/animals/certificate/calls.ts';
import { isValueName } from '../../../../resources/animals/certificate/certificateValues.ts';
import { KIND_NAMES } from '../../../../resources/animals/certificateTemplate/kinds.ts';
import { showDate } from '../../../../resources/numbers/dates.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import type { Outcome } from './useValidation.ts';

type Verdict = 'valid' | 'dead' | 'outdated' | 'revoked' | 'invalid';
const TEXT = {
  valid: 'validation.validText',
  dead: 'validation.deadText',
  outdated: 'errors.CERTIFICATE_OUTDATED',
  revoked: 'validation.revokedText',
  invalid: 'errors.CERTIFICATE_INVALID',
} as const;
const SEVERITY = {
  valid: 'success',
  dead: 'warning',
  outdated: 'warning',
  revoked: 'error',
  invalid: 'error',
} as const;

function verdictOf({ validated, outdated, isRevoked, animalStatus }: CertificateValidation): Verdict {
  if (isRevoked) return 'revoked';
  if (!validated) return 'invalid';
  if (animalStatus === 'DEAD') return 'dead';
  return outdated ? 'outdated' : 'valid';
}

/** Says the name of a kind of certificate in the page's language; this page has none of the back office's texts. */
function useKindName(): (stored: string) => string {
  const [locale] = useLocaleState();
  const { names } = locale === 'en' ? enKinds : ptKinds;
  const keys = Object.keys(KIND_NAMES) as (keyof typeof KIND_NAMES)[];
  return (stored) => {
    const key = keys.find((one) => KIND_NAMES[one] === stored);
    return key ? names[key] : stored;
  };
}

interface BannerProps {
  readonly severity: 'success' | 'warning' | 'error' | 'info';
  readonly title: string;
  readonly children: ReactNode;
}

/** Whether the paper may be relied on: in one word, before what is to be said of it. */
const ANSWER = { valid: 'yes', dead: 'no', outdated: 'no', revoked: 'no', invalid: 'no' } as const;
const ICON = { yes: CheckCircleRounded, no: CancelRounded } as const;

interface AnswerLineProps {
  readonly verdict: Verdict;
  readonly animalStatus: CertificateValidation['animalStatus'];
}

/** Yes or no in one large line, with the state of the animal today. */
function AnswerLine({ verdict, animalStatus }: AnswerLineProps) {
  const translate = useTranslate();
  const say = useTexts('validation');
  const answer = ANSWER[verdict];
  const Icon = ICON[answer];
  const severity = SEVERITY[verdict];
  return (
    <Alert
      severity={severity}
      icon={<Icon sx={{ fontSize: '2.75rem' }} />}
      role="status"
      sx={{ alignItems: 'center' }}
    >
      <AlertTitle component="p" sx={{ m: 0, fontSize: '1.5rem', fontWeight: 750, lineHeight: 1.25 }}>
        {`${say(answer)}. ${say(verdict)}`}
        {animalStatus !== null &&
          ` · ${say('animalToday', { state: say(`states.${animalStatus}`).toLowerCase() })}`}
      </AlertTitle>
      {translate(TEXT[verdict])}
    </Alert>
  );
}

const Banner = ({ severity, title, children }: BannerProps) => (
  <Alert severity={severity} role="status">
    <AlertTitle>{title}</AlertTitle>
    {children}
  </Alert>
);

interface ValidationOutcomeProps {
  readonly outcome: Outcome;
  /** The page's own content below an answer: the link to the animal. */
  readonly children?: ReactNode;
}

/** The result of a validation, in a banner, with the values below it. */
export function ValidationOutcome({ outcome, children }: ValidationOutcomeProps) {
  const kindName = useKindName();
  const say = useTexts('validation');
  if (outcome.kind === 'limited') return <Alert severity="error">{say('limited')}</Alert>;
  if (outcome.kind === 'offline') {
    const { check } = outcome;
    if (check.kind === 'forged')
      return (
        <Banner severity="error" title={say('forged')}>
          {say('forgedText')}
        </Banner>
      );
    if (check.kind !== 'signed')
      return (
        <Banner severity="warning" title={say('offlineUnknown')}>
          {say('offlineUnknownText')}
        </Banner>
      );
    const { date, transponder, name } = check.statement;
    return (
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Banner severity="info" title={say('offline', { date: showDate(date) })}>
          {say('offlineText')}
        </Banner>
        <Facts
          facts={[
            [say('transponder'), transponder],
            [say('name'), name],
          ]}
        />
      </Box>
    );
  }
  const { answer } = outcome;
  const verdict = verdictOf(answer);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <AnswerLine verdict={verdict} animalStatus={answer.animalStatus} />
      {answer.template !== null && (
        <Facts
          facts={[
            [say('template'), kindName(answer.template)],
            [say('date'), showDate(answer.date)],
            ...(answer.animalStatus === null
              ? []
              : [[say('animal'), say(`states.${answer.animalStatus}`)] as const]),
          ]}
        />
      )}
      {answer.values.length > 0 && <Values values={answer.values} />}
      {children}
    </Box>
  );
}

const Facts = ({ facts }: { readonly facts: readonly (readonly [string, string])[] }) => (
  <Box
    component="dl"
    sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5 }}
  >
    {facts.map(([label, value]) => (
      <Box key={label} sx={{ display: 'contents' }}>
        <Typography component="dt" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
        <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
          {value}
        </Typography>
      </Box>
    ))}
  </Box>
);

/** Below this width a field's values stand under its name: three columns would cut words and numbers. */
const narrow = (theme: Theme) => theme.breakpoints.down('sm');

/** The printed values, and which of them have changed since; the names of the fields are in the page's language. */
function Values({ values }: { readonly values: CertificateValidation['values'] }) {
  const [locale] = useLocaleState();
  const names = locale === 'en' ? en.values : pt.values;
  const say = useTexts('validation');
  return (
    <Box
      component="table"

      sx={(theme) => ({
        width: '100%',
        borderCollapse: 'collapse',
        '& th, & td': {
          textAlign: 'left',
          p: 1,
          borderTop: 1,
          borderColor: 'divider',
          overflowWrap: 'break-word',
        },
        '& td > span': { display: 'none' },
        [narrow(theme)]: {
          '&, & tbody, & tr, & th, & td': { display: 'block' },
          '& thead': visuallyHidden,
          '& th, & td': { border: 0, px: 0, py: 0.25 },
          '& tbody tr': { py: 1, borderTop: 1, borderColor: 'divider' },
          '& td': { display: 'grid', gridTemplateColumns: '110px minmax(0, 1fr)', columnGap: 2 },
          '& td > span': { display: 'block', color: 'text.secondary' },
        },
      })}
    >
      <thead>
        <tr>
          {(['field', 'printed', 'today'] as const).map((name) => (
            <th key={name} scope="col">
              {say(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {values.map(({ name, label, printed, isChanged }) => (
          <tr key={name}>
            <th scope="row">{isValueName(name) ? names[name] : label}</th>
            <td>
              <span aria-hidden>{say('printed')}</span>
              <div>{printed ?? '—'}</div>
            </td>
            <td>
              <span aria-hidden>{say('today')}</span>
              <div>{isChanged ? <strong>{say('changed')}</strong> : say('same')}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
