import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { useActor } from '../../../../authProvider/useSession.ts';
import { statusOf } from '../../../../dataProvider/client/callError.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import { PREVIEWABLE } from '../../../../resources/common/document/fileKinds.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { REGISTER_ZONE, showTimestamp } from '../../../../resources/numbers/dates.ts';
import { getTempDocument, tempDocumentContents } from '../../../../resources/common/tempDocument/calls.ts';
import { FilePreview, fileSize, saveFile } from '../../../files/index.ts';
import { PageLoading } from '../../../components/page/PageLoading.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { CallErrorPage } from '../../../components/errors/CallErrorPage.tsx';
import { ErrorScreen } from '../../../components/errors/ErrorScreen.tsx';
import { useNotifiedSubmission } from '../../../runtime/submission/useNotifiedSubmission.ts';

/** `/temp-docs/{id}`: a document that was made for the user, who can fetch it for 15 days. */
export function TempDocumentPage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const { data, error } = useQuery({
    queryKey: ['tempDocument', id],
    queryFn: ({ signal }) => callApi(getTempDocument, { params: { id } }, { signal }),
  });
  if (data) return <TempDocument document={data} />;
  if (!error) return <PageLoading />;
  return statusOf(error) === 404 ? (
    <ErrorScreen
      kind="notFound"
      title={translate('tempDocuments.gone')}
      message={translate('errors.DOCUMENT_NOT_FOUND')}
    />
  ) : (
    <CallErrorPage error={error} />
  );
}

function TempDocument({ document }: { readonly document: AnswerOf<typeof getTempDocument> }) {
  const { id, filename, type, size, expirationTimestamp } = document;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const timezone = useActor()?.timezone ?? REGISTER_ZONE;
  const { run, isBusy } = useNotifiedSubmission();
  const load = (signal?: AbortSignal) =>
    callApi(tempDocumentContents, { params: { id } }, { ...(signal && { signal }) });

  const download = () => run(async () => saveFile(await load()));

  return (
    <Card sx={{ maxWidth: 860 }}>
      <PageTitle>{translate('tempDocuments.title')}</PageTitle>
      <CardContent>
        <Typography sx={{ fontSize: '1.125rem', fontWeight: 700, overflowWrap: 'anywhere' }}>
          {filename}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
          {translate('tempDocuments.about', {
            type: filename.split('.').at(-1)?.toUpperCase() ?? type,
            size: fileSize(size, locale),
          })}
        </Typography>
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>
          {translate('tempDocuments.until', { date: showTimestamp(expirationTimestamp, timezone) })}
        </Typography>
        {PREVIEWABLE.has(type) ? (
          <FilePreview cacheKey={['tempDocument', id, 'contents']} name={filename} load={load} />
        ) : (
          <Button
            variant="contained"
            startIcon={<DownloadRounded />}
            loading={isBusy}
            onClick={() => void download()}
          >
            {translate('tempDocuments.download')}
          </Button>
        )}
      </CardContent>
    </Card>
  );
}
