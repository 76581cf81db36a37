import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { callApi } from '../../../../dataProvider/index.ts';
import { uploadLargeFile } from '../../../../resources/common/largeFile/calls.ts';
import { createImport } from '../../../../resources/work/dataImport/calls.ts';
import { Combobox } from '../../../components/Combobox.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { PageLoading } from '../../../components/page/PageLoading.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { Section } from '../../../components/Section.tsx';
import { SubmissionError } from '../../../components/SubmissionError.tsx';
import { SelectControl } from '../../../fields/controls/SelectControl.tsx';
import { fileSize } from '../../../files/index.ts';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
import { useImportKinds, type ImportKind } from './importRecord.ts';

/** `/import/create`: what is imported, from where, and the file. */
export function ImportCreate() {
  const say = useTexts('importPages');
  const kinds = useImportKinds();
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageTitle>{say('new')}</PageTitle>
      {kinds.error && <QueryError query={kinds} isPage />}
      {!kinds.data && !kinds.error && <PageLoading />}
      {kinds.data &&
        (kinds.data.length === 0 ? (
          <EmptyState title={say('noKinds')} text={say('noKindsText')} />
        ) : (
          <ImportForm kinds={kinds.data} />
        ))}
    </Box>
  );
}

function ImportForm({ kinds }: { readonly kinds: readonly ImportKind[] }) {
  const say = useTexts('importPages');
  const errorText = useErrorText();
  const id = useId();
  const navigate = useNavigate();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState(kinds.length === 1 ? (kinds[0]?.name ?? '') : '');
  const [source, setSource] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const { isBusy, trouble, errors, run, refuse, dismiss } = useSubmission();
  const chosen = kinds.find(({ name }) => name === kind);

  const send = () => {
    const missing = {
      ...(kind === '' && { kind: 'INVALID_IMPORT_KIND' }),
      ...(source.trim() === '' && { source: 'MISSING_SOURCE' }),
      ...(file === null && { file: 'EMPTY_FILE' }),
    };
    if (file === null || Object.keys(missing).length > 0) return refuse(missing);
    void run(
      async () => {
        let uploaded: { readonly id: string };
        setPercent(0);
        try {
          uploaded = await callApi(
            uploadLargeFile,
            { query: { filename: file.name.slice(0, 200) } },
            {
              file,
              onProgress: (sent, total) => setPercent(total > 0 ? Math.round((100 * sent) / total) : 100),
            },
          );
        } finally {
          setPercent(null);
        }
        const made = await callApi(createImport, {
          body: { kind, source: source.trim(), fileId: uploaded.id },
        });
        notify('importPages.begun', { type: 'success' });
        await navigate(`/import/${made.id}`);
      },
      { leaves: true },
    );
  };
  const errorOf = (name: string) => (errors[name] === undefined ? undefined : errorText(errors[name]));
  return (
    <Section title={say('fileOf')} hint={say('createHint')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <SelectControl
          id={`${id}-kind`}
          label={say('kind')}
          required
          value={kind}
          help={chosen?.text ?? ''}
          error={errorOf('kind')}
          options={kinds.map(({ name, label }) => ({ value: name, text: label }))}
          onChoose={(value) => {
            setKind(String(value));
            dismiss('kind');
          }}
        />
        <Combobox<string, false, true>
          freeSolo
          id={`${id}-source`}
          options={[...(chosen?.sources ?? [])]}
          inputValue={source}
          onInputChange={(_, value) => {
            setSource(value.slice(0, 120));
            dismiss('source');
          }}
          text={{
            label: say('source'),
            required: true,
            error: errorOf('source') !== undefined,
            helperText: errorOf('source') ?? say('sourceHelp'),
          }}
        />
        <Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <Button
              variant="outlined"
              startIcon={<UploadFileRounded />}
              disabled={isBusy}
              aria-describedby={`${id}-file`}
              onClick={() => input.current?.click()}
            >
              {say(file ? 'otherFile' : 'chooseFile')}
            </Button>
            <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
              {file ? `${file.name} · ${fileSize(file.size)}` : say('noFile')}
            </Typography>
          </Box>
          <Typography id={`${id}-file`} variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
            {say('fileHelp')}
          </Typography>
          {errorOf('file') !== undefined && (
            <Typography role="alert" sx={{ mt: 0.5, color: 'error.main', fontSize: '0.875rem' }}>
              {errorOf('file')}
            </Typography>
          )}
          <input
            ref={input}
            type="file"
            hidden
            accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain,text/tab-separated-values"
            aria-label={say('chooseFile')}
            onChange={({ target }) => {
              const [one] = target.files ?? [];
              if (one) setFile(one);
              dismiss('file');
              target.value = '';
            }}
          />
        </Box>
        {percent !== null && (
          <LinearProgress variant="determinate" value={percent} aria-label={say('uploading')} />
        )}
        <SubmissionError trouble={trouble} sx={{}} />
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          <Button variant="contained" loading={isBusy} onClick={send}>
            {say('send')}
          </Button>
          <Button component={Link} to="/import">
            {say('back')}
          </Button>
        </Box>
      </Box>
    </Section>
  );
}
