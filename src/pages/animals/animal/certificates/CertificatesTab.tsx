import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { may } from '../../../../../authProvider/authProvider.ts';
import { callApi } from '../../../../../dataProvider/index.ts';
import type { AnimalView } from '../../../../../resources/animals/animal/calls.ts';
import {
  downloadIssuedCertificate,
  listIssuedCertificates,
  revokeCertificate,
  type IssuedCertificate,
} from '../../../../../resources/animals/certificate/calls.ts';
import { showTimestamp } from '../../../../../resources/numbers/dates.ts';
import { shownCode } from '../../../../../resources/numbers/printedCode.ts';
import { EmptyState } from '../../../../components/EmptyState.tsx';
import { ListLine } from '../../../../components/ListLine.tsx';
import { QueryError } from '../../../../components/QueryError.tsx';
import { useTimezone } from '../../../../fields/index.ts';
import { saveFile } from '../../../../files/index.ts';
import { SubmissionAlert } from '../../../../forms/SubmissionAlert.tsx';
import { useKindWords } from '../../../../parts/animals/animal/certificates/useKindWords.ts';
import { useUrlParam } from '../../../../runtime/address/useUrlParam.ts';
import { languageName } from '../../../../fields/names.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../../runtime/submission/useSubmission.ts';
import { StatusBadge } from '../../../../theme/StatusBadge.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';

const TONES = { VALID: 'good', OUTDATED: 'attention', REVOKED: 'bad' } as const satisfies Record<
  IssuedCertificate['state'],
  string
>;

interface CertificatesTabProps {
  readonly animal: AnimalView;
  /** Opens the dialog that issues one. */
  readonly onIssue: () => void;
}

/** Whether the user who is signed in may end the validity of a certificate. */
const canRevoke = ({ code, state }: Pick<IssuedCertificate, 'code' | 'state'>): boolean =>
  code !== null && state !== 'REVOKED' && may(revokeCertificate.access);

/** The certificates that were issued for an animal, and what can be done with each. */
export function CertificatesTab({ animal, onIssue }: CertificatesTabProps) {
  const translate = useTranslate();
  const { transponder } = animal;
  const query = useQuery({
    queryKey: ['certificates', 'issued', transponder],
    queryFn: ({ signal }) => callApi(listIssuedCertificates, { params: { transponder } }, { signal }),
  });
  const [asked, setAsked] = useUrlParam('revoke');
  const [named] = useUrlParam('issued');
  const { data, isPending, error } = query;
  const revoked = data?.find((one) => String(one.id) === asked && canRevoke(one));
  const issue = animal.operations.PRINT_CERTIFICATE?.allowed && (
    <Button variant="contained" onClick={onIssue}>
      {translate('certificatePages.issued.issue')}
    </Button>
  );
  if (isPending) return <LinearProgress aria-label={translate('kit.list.loading')} />;
  if (error && !data) return <QueryError query={query} />;
  if (!data || data.length === 0) {
    return (
      <Card>
        <EmptyState
          title={translate('certificatePages.issued.none')}
          text={translate('certificatePages.issued.noneText')}
        >
          {issue}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, justifyItems: 'start' }}>
      <Card
        component="ul"
        aria-label={translate('certificatePages.issued.title')}
        sx={{ m: 0, p: 0, listStyle: 'none', width: '100%' }}
      >
        {data.map((one) => (
          <Issued
            key={one.id}
            certificate={one}
            isNamed={String(one.id) === named}
            onRevoke={() => setAsked(String(one.id))}
          />
        ))}
      </Card>
      {issue}
      {revoked && (
        <RevokeDialog
          certificate={revoked}
          onClose={() => setAsked(null)}
          onRevoked={() => void query.refetch()}
        />
      )}
    </Box>
  );
}

interface IssuedProps {
  readonly certificate: IssuedCertificate;
  /** The address names it, as a link from the life line does. */
  readonly isNamed: boolean;
  readonly onRevoke: () => void;
}

function Issued({ certificate, isNamed, onRevoke }: IssuedProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const timezone = useTimezone();
  const submission = useSubmission();
  const { code, hasFile, language, entity, state, revocationTimestamp, revocationReason } = certificate;
  const template = useKindWords()('name', certificate.template);
  const say = useTexts('certificatePages.issued');
  const when = showTimestamp(certificate.creationTimestamp, timezone);
  const named = (key: 'download' | 'revoke') => say('of', { action: say(key), template, date: when });
  const download = () =>
    void submission.run(async () => {
      saveFile(await callApi(downloadIssuedCertificate, { params: { code: code! } }));
      notify('errors.CERTIFICATE_DOWNLOAD_SUCCESS', { type: 'success' });
    });
  return (
    <ListLine
      title={template}
      isNamed={isNamed}
      badge={<StatusBadge tone={TONES[state]}>{say(`states.${state}`)}</StatusBadge>}
      actions={
        <>
          {hasFile && (
            <Button
              size="small"
              variant="outlined"
              aria-label={named('download')}
              loading={submission.isBusy}
              onClick={download}
            >
              {say('download')}
            </Button>
          )}
          {canRevoke(certificate) && (
            <Button
              size="small"
              variant="outlined"
              color="error"
              aria-label={named('revoke')}
              onClick={onRevoke}
            >
              {say('revoke')}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ color: 'text.secondary' }}>
        <time dateTime={certificate.creationTimestamp}>{when}</time>
        {` · ${languageName(translate, language)}${entity ? ` · ${entity}` : ''}`}
      </Box>
      {code !== null && (
        <Box>
          {say('code')}{' '}
          <Link
            component={RouterLink}
            to={`/public/validate/${code}`}
            aria-label={`${say('validate')} ${shownCode(code)}`}
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {shownCode(code)}
          </Link>
        </Box>
      )}
      {revocationTimestamp !== null && (
        <Box>
          {say(revocationReason ? 'revokedBecause' : 'revoked', {
            date: showTimestamp(revocationTimestamp, timezone),
            reason: revocationReason,
          })}
        </Box>
      )}
      <SubmissionAlert
        trouble={submission.trouble}
        fields={[]}
        onAgain={download}
        isBusy={submission.isBusy}
        sx={{ mt: 1 }}
      />
    </ListLine>
  );
}
