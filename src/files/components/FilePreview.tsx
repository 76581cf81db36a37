import DownloadRounded from '@mui/icons-material/DownloadRounded';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { AnsweredFile } from '../core/types.ts';
import { useBlobUrl } from './useBlobUrl.ts';

interface FilePreviewProps {
  /** Names the document among all others. */
  readonly cacheKey: readonly unknown[];
  readonly name: string;
  readonly load: (signal: AbortSignal) => Promise<AnsweredFile>;
}

/** A document in the page itself: a picture, or a PDF as the browser shows it; else to be downloaded. */
export function FilePreview({ cacheKey, name, load }: FilePreviewProps) {
  const translate = useTranslate();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: cacheKey,
    queryFn: ({ signal }) => load(signal),
    staleTime: Infinity,
    gcTime: 60_000,
  });
  const url = useBlobUrl(data?.contents, data?.type);
  if (isPending) return <LinearProgress aria-label={translate('kit.list.loading')} />;
  if (isError) {
    return (
      <Alert
        severity="error"
        action={<Button onClick={() => void refetch()}>{translate('kit.form.again')}</Button>}
      >
        {translate('errors.FAIL_PREVIEW_FILE')}
      </Alert>
    );
  }
  const label = translate('filePages.preview.label', { name });
  const isPicture = data.type.startsWith('image/');
  const isPdf = data.type === 'application/pdf';
  // Telephones have no view of PDF inside a page, and say so.
  const showsPdf = isPdf && (navigator.pdfViewerEnabled ?? true);
  return (
    <Box>
      <Box
        sx={({ palette }) => ({
          display: 'grid',
          placeItems: 'center',
          minHeight: 180,
          borderRadius: '9px',
          overflow: 'hidden',
          border: `1px solid ${palette.colours.line}`,
          bgcolor: palette.colours.sunken,
        })}
      >
        {url && isPicture && (
          <img
            src={url}
            alt={label}
            style={{ display: 'block', maxWidth: '100%', maxHeight: 'max(220px, 100dvh - 290px)' }}
          />
        )}
        {url && showsPdf && (
          // The browser's own viewer does not run in a sandbox; the server has read the bytes and names their type.
          // eslint-disable-next-line react/iframe-missing-sandbox
          <iframe
            src={url}
            title={label}
            // What can be done with it stays in sight below.
            style={{
              width: '100%',
              height: 'clamp(220px, calc(100dvh - 290px), 620px)',
              border: 0,
              background: '#fff',
            }}
          />
        )}
        {!isPicture && !showsPdf && (
          <Box sx={{ p: 3, color: 'text.secondary', textAlign: 'center' }}>
            {translate(`filePages.preview.${isPdf ? 'noPdf' : 'cannot'}`)}
          </Box>
        )}
      </Box>
      {url && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button size="small" startIcon={<DownloadRounded />} href={url} download={data.filename}>
            {translate('filePages.preview.download')}
          </Button>
          <Button size="small" startIcon={<OpenInNewRounded />} href={url} target="_blank" rel="noopener">
            {translate('filePages.preview.newTab')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
