import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import { showDate } from '../../../../resources/numbers/dates.ts';
import { EmptyState } from '../../../shell/EmptyState.tsx';
import { useErrorText } from '../../../shell/useErrorText.ts';
import { fileSize } from '../../transfer/documents/fileSize.ts';

interface FileRow extends RaRecord<number> {
  readonly title: string | null;
  readonly filename: string;
  readonly size: number;
  readonly expirationDate: string | null;
  readonly creationTimestamp: string;
}

/** More files than a record holds in practice. */
const AT_MOST = 100;

/** The documents that hang on the animal's record. */
export function FilesTab({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { data, error, isPending } = useGetList<FileRow>('document', {
    filter: { documentType: 'ANIMAL', documentTypeId: id },
    pagination: { page: 1, perPage: AT_MOST },
    sort: { field: 'id', order: 'DESC' },
  });
  if (isPending) return <LinearProgress aria-label={translate('kit.list.loading')} />;
  if (error) return <Alert severity="error">{errorText(error)}</Alert>;
  if (!data || data.length === 0) {
    return (
      <Card>
        <EmptyState title={translate('animalPages.files.none')} text={translate('animalPages.files.noneText')} />
      </Card>
    );
  }
  return (
    <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((file) => (
        <Box component="li" key={file.id} sx={{ px: 2, py: 1.25, '& + li': { borderTop: 1, borderColor: 'divider' } }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{file.title ?? file.filename}</Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {[
              fileSize(file.size),
              translate('animalPages.files.added', { date: showDate(file.creationTimestamp) }),
              file.expirationDate && translate('animalPages.files.validUntil', { date: showDate(file.expirationDate) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
      ))}
    </Card>
  );
}
