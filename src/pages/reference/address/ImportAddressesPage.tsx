import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { callApi } from '../../../../dataProvider/index.ts';
import { uploadLargeFile } from '../../../../resources/common/largeFile/calls.ts';
import {
  ADDRESS_TABLES,
  importAddresses,
  type AddressTable,
} from '../../../../resources/reference/address/jobs.ts';
import { startCallOf } from '../../../../resources/kit/job.ts';
import { Section } from '../../../components/Section.tsx';
import { SubmissionError } from '../../../components/SubmissionError.tsx';
import { JobLine } from '../../../lists/jobs/JobLine.tsx';
import { jobsQuery } from '../../../lists/jobs/jobs.ts';
import { useShowsJobs } from '../../../runtime/jobs.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
import { TableRow } from './TableRow.tsx';

type Chosen = Partial<Record<AddressTable, File>>;

const start = startCallOf(importAddresses);

/** `/setup/addresses`: the country's tables of addresses are uploaded, and imported by a job. */
export function ImportAddressesPage() {
  useShowsJobs();
  const say = useTexts('importAddressesPage');
  const notify = useNotify();
  const client = useQueryClient();
  const { isBusy, trouble, run } = useSubmission();
  const [files, setFiles] = useState<Chosen>({});
  const [upload, setUpload] = useState<{ file: string; percent: number } | null>(null);
  const jobs = useQuery(jobsQuery('own', 1));
  const latest = jobs.data?.content.find(({ name }) => name === importAddresses.name);
  const chosen = ADDRESS_TABLES.flatMap((table) => (files[table] ? [[table, files[table]] as const] : []));

  const send = () =>
    run(async () => {
      const body: Partial<Record<AddressTable, string>> = {};
      try {
        for (const [table, file] of chosen) {
          const show = (share: number) => setUpload({ file: file.name, percent: Math.round(100 * share) });
          show(0);
          // One after the other: each may be as large as the line is slow.
          // eslint-disable-next-line no-await-in-loop
          const { id } = await callApi(
            uploadLargeFile,
            { query: { filename: file.name } },
            { file, onProgress: (sent, total) => show(total > 0 ? sent / total : 1) },
          );
          body[table] = id;
        }
      } finally {
        setUpload(null);
      }
      await callApi(start, { body });
      setFiles({});
      notify('importAddressesPage.started', { type: 'success' });
      await client.invalidateQueries({ queryKey: ['jobs'] });
    });

  return (
    <Box sx={{ maxWidth: 860, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Section title={say('send')} hint={say('text')}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {ADDRESS_TABLES.map((table) => (
            <TableRow
              key={table}
              table={table}
              file={files[table]}
              isOff={isBusy}
              onFile={(file) => setFiles({ ...files, [table]: file })}
            />
          ))}
        </Box>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {say('limit')}
        </Typography>
        {upload && (
          <Box sx={{ mt: 2 }}>
            <LinearProgress
              variant="determinate"
              value={upload.percent}
              aria-label={say('uploading', upload)}
            />
            <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
              {say('uploading', upload)}
            </Typography>
          </Box>
        )}
        <SubmissionError trouble={trouble} alsoOfFields sx={{ mt: 2 }} />
        <Button
          variant="contained"
          sx={{ mt: 2 }}
          loading={isBusy}
          disabled={chosen.length === 0}
          onClick={() => void send()}
        >
          {say('send')}
        </Button>
      </Section>
      {latest && (
        <Section
          title={say('running')}
          action={
            <Link component={RouterLink} to="/jobs">
              {say('all')}
            </Link>
          }
        >
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', mx: -2 }}>
            <JobLine job={latest} />
          </Box>
        </Section>
      )}
    </Box>
  );
}
