import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { callApi } from '../../../../../dataProvider/index.ts';
import { showTimestamp } from '../../../../../resources/numbers/dates.ts';
import {
  getOwnCertificate,
  listOwnCertificates,
  type OwnCertificate,
} from '../../../../../resources/account/ownerAccount/calls.ts';
import { QueryError } from '../../../../components/QueryError.tsx';
import { Section } from '../../../../components/Section.tsx';
import { useTimezone } from '../../../../fields/index.ts';
import { saveFile } from '../../../../files/index.ts';
import { SubmissionAlert } from '../../../../forms/SubmissionAlert.tsx';
import { useSubmission } from '../../../../runtime/submission/useSubmission.ts';
import { StatusBadge } from '../../../../theme/StatusBadge.tsx';
import { useKindWords } from '../../../../parts/animals/animal/certificates/useKindWords.ts';
import { lines } from '../../../../parts/account/ownerAccount/lines.ts';

/** The certificates that were issued for the animals, to be downloaded again. */
export function OwnCertificates() {
  const translate = useTranslate();
  const query = useQuery({
    queryKey: ['ownerAccount', 'certificates'],
    queryFn: ({ signal }) => callApi(listOwnCertificates, undefined, { signal }),
  });
  return (
    <Section title={translate('ownerHome.papers.title')}>
      {query.isPending && <LinearProgress aria-label={translate('kit.list.loading')} />}
      <QueryError query={query} />
      {query.data?.length === 0 && (
        <Typography color="text.secondary">{translate('ownerHome.papers.none')}</Typography>
      )}
      <Box component="ul" sx={lines}>
        {query.data?.map((certificate) => (
          <Line key={certificate.code} certificate={certificate} />
        ))}
      </Box>
    </Section>
  );
}

function Line({ certificate }: { readonly certificate: OwnCertificate }) {
  const translate = useTranslate();
  const timezone = useTimezone();
  const submission = useSubmission();
  const { code, animalName, creationTimestamp, isRevoked } = certificate;
  const name = useKindWords()('name', certificate.name);
  const animal = animalName ?? certificate.transponder ?? '';
  const download = () =>
    void submission.run(async () => saveFile(await callApi(getOwnCertificate, { params: { code } })));
  return (
    <li>
      <Box sx={{ minWidth: 0, flex: '1 1 180px' }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {[animal, showTimestamp(creationTimestamp, timezone)].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      {isRevoked ? (
        <StatusBadge tone="bad">{translate('ownerHome.papers.revoked')}</StatusBadge>
      ) : (
        <Button
          size="small"
          variant="outlined"
          onClick={download}
          loading={submission.isBusy}
          aria-label={translate('ownerHome.papers.downloadOf', { name, animal })}
        >
          {translate('ownerHome.papers.download')}
        </Button>
      )}
      <SubmissionAlert
        trouble={submission.trouble}
        onAgain={download}
        isBusy={submission.isBusy}
        fields={[]}
        takesFocus
      />
    </li>
  );
}
