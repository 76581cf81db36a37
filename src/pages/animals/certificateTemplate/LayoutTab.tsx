import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify, useRefresh, useTranslate, type RaRecord } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import {
  getCertificateLayout,
  previewCertificateLayout,
  publishCertificateLayout,
  saveCertificateLayout,
} from '../../../../resources/animals/certificateTemplate/calls.ts';
import {
  CERTIFICATE_LANGUAGES,
  VALUE_NAMES,
  type CertificateLanguage,
} from '../../../../resources/animals/certificate/certificateValues.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { PageLoading } from '../../../components/page/PageLoading.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useDebouncedValue } from '../../../runtime/useDebouncedValue.ts';
import { UnsavedChangesGuard } from '../../../forms/UnsavedChangesGuard.tsx';
import { faultsOf, LayoutFaults } from './LayoutFaults.tsx';
import { languageName } from '../../../fields/names.ts';

type Layout = AnswerOf<typeof getCertificateLayout>;

/** The layout of a template: its draft beside what it draws. */
export function LayoutTab({ record }: { readonly record: RaRecord }) {
  const id = Number(record.id);
  const query = useQuery({
    queryKey: ['certificateLayout', id],
    queryFn: ({ signal }) => callApi(getCertificateLayout, { params: { id } }, { signal }),
  });
  if (query.data) return <Editor layout={query.data} />;
  return query.error ? <QueryError query={query} /> : <PageLoading />;
}

function Editor({ layout }: { readonly layout: Layout }) {
  const { id } = layout;
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const say = useTexts('certificateLayout');
  const [source, setSource] = useState(layout.source);
  const [draft, setDraft] = useState({ version: layout.version, source: layout.source });
  const [language, setLanguage] = useState<CertificateLanguage>('pt');
  const [busy, setBusy] = useState<'save' | 'publish'>();
  const [failure, setFailure] = useState<unknown>();
  const settled = useDebouncedValue(source);
  const preview = useQuery({
    queryKey: ['certificatePreview', id, language, settled],
    queryFn: ({ signal }) =>
      callApi(previewCertificateLayout, { params: { id }, body: { source: settled, language } }, { signal }),
    placeholderData: (before) => before,
    retry: false,
  });
  const isChanged = source !== draft.source || draft.version === null;

  const act = async (kind: 'save' | 'publish') => {
    setBusy(kind);
    setFailure(undefined);
    try {
      let { version } = draft;
      if (isChanged) {
        ({ version } = await callApi(saveCertificateLayout, { params: { id }, body: { source, version } }));
        setDraft({ version, source });
      }
      if (kind === 'publish') {
        const { number } = await callApi(publishCertificateLayout, {
          params: { id },
          body: { version: version! },
        });
        setDraft({ version: null, source });
        notify(say('published', { number }), { type: 'success' });
        refresh();
      } else notify(say('saved'), { type: 'success' });
      await queries.invalidateQueries({ queryKey: ['certificateLayout', id] });
    } catch (refused) {
      setFailure(refused);
    } finally {
      setBusy(undefined);
    }
  };

  const [newest] = layout.versions;
  const published = layout.versions.find(({ status }) => status === 'PUBLISHED');
  const errors = preview.data?.errors ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <UnsavedChangesGuard holds={source !== draft.source} />
      <Typography sx={{ color: 'text.secondary' }}>
        {published ? say('current', { number: published.number }) : say('unpublished')}
        {newest?.status === 'DRAFT' && ` · ${say('draft', { number: newest.number })}`}
      </Typography>
      {failure !== undefined && <LayoutFaults title={errorText(failure)} faults={faultsOf(failure)} />}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
        <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
          <TextField
            multiline
            minRows={18}
            label={say('source')}
            value={source}
            onChange={(event) => setSource(event.target.value)}
            error={errors.length > 0}
            slotProps={{
              htmlInput: { spellCheck: false, style: { fontFamily: 'ui-monospace, Consolas, monospace' } },
            }}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="outlined"
              loading={busy === 'save'}
              disabled={!isChanged || busy !== undefined}
              onClick={() => void act('save')}
            >
              {say('save')}
            </Button>
            <Button
              variant="contained"
              loading={busy === 'publish'}
              disabled={errors.length > 0 || busy !== undefined}
              onClick={() => void act('publish')}
            >
              {say('publish')}
            </Button>
          </Box>
          <details>
            <summary>{say('values')}</summary>
            <Box component="ul" sx={{ columns: 2, pl: 2.5 }}>
              {VALUE_NAMES.map((name) => (
                <li key={name}>
                  <code>{name}</code>: {translate(`certificatePaper.values.${name}`)}
                </li>
              ))}
            </Box>
          </details>
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: 1,
            alignContent: 'start',
            alignSelf: 'start',
            position: { lg: 'sticky' },
            top: 84,
          }}
        >
          <ToggleButtonGroup
            exclusive
            size="small"
            value={language}
            aria-label={say('language')}
            onChange={(_, next: CertificateLanguage | null) => next && setLanguage(next)}
          >
            {CERTIFICATE_LANGUAGES.map((one) => (
              <ToggleButton key={one} value={one}>
                {languageName(translate, one)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {/* Beside what is written, in sight however long that is. */}
          {errors.length > 0 && <LayoutFaults title={say('errors')} faults={errors} />}
          <Preview svg={preview.data?.svg ?? null} label={say('preview')} />
        </Box>
      </Box>
    </Box>
  );
}

/** The pages as a picture: what a layout draws runs nothing here. */
function Preview({ svg, label }: { readonly svg: string | null; readonly label: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (svg === null) return undefined;
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  return (
    <Box
      component="figure"
      sx={{ m: 0, border: 1, borderColor: 'divider', bgcolor: 'common.white', minHeight: 300 }}
    >
      {url !== undefined && (
        <Box component="img" src={url} alt={label} sx={{ display: 'block', width: '100%' }} />
      )}
    </Box>
  );
}
