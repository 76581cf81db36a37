import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import { getDocument, searchDocuments } from '../../../../resources/document/calls.ts';
import { showDate } from '../../../../resources/numbers/dates.ts';
import { EmptyState } from '../../../shell/EmptyState.tsx';
import { useErrorText } from '../../../shell/useErrorText.ts';
import { DocumentPreview } from '../../transfer/documents/DocumentPreview.tsx';
import { fileSize } from '../../transfer/documents/fileSize.ts';

/** The documents that hang on the animal's record, each to be looked at in the page. */
export function FilesTab({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [open, setOpen] = useState<number | null>(null);
  const { data, error, isPending } = useQuery({
    queryKey: ['animal', 'files', id],
    queryFn: ({ signal }) =>
      callApi(searchDocuments, { query: { documentType: 'ANIMAL', documentTypeId: id } } as never, {
        signal,
      }),
  });
  if (isPending) return <LinearProgress aria-label={translate('kit.list.loading')} />;
  if (error) return <Alert severity="error">{errorText(error)}</Alert>;
  if (data.content.length === 0) {
    return (
      <Card>
        <EmptyState
          title={translate('animalPages.files.none')}
          text={translate('animalPages.files.noneText')}
        />
      </Card>
    );
  }
  return (
    <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.content.map((file) => {
        const name = file.title ?? file.filename;
        const isOpen = open === file.id;
        return (
          <Box
            component="li"
            key={file.id}
            sx={{ px: 2, py: 1.25, '& + li': { borderTop: 1, borderColor: 'divider' } }}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {[
                    fileSize(file.size),
                    translate('animalPages.files.added', { date: showDate(file.creationTimestamp) }),
                    file.expirationDate &&
                      translate('animalPages.files.validUntil', { date: showDate(file.expirationDate) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
              </Box>
              <Button
                size="small"
                aria-expanded={isOpen}
                aria-label={translate('animalPages.files.open', { name })}
                onClick={() => setOpen(isOpen ? null : file.id)}
              >
                {translate(isOpen ? 'kit.form.close' : 'kit.form.view')}
              </Button>
            </Box>
            {isOpen && (
              <Box sx={{ mt: 1 }}>
                <DocumentPreview
                  cacheKey={['document', file.id]}
                  name={name}
                  load={(signal) => callApi(getDocument, { params: { id: file.id } } as never, { signal })}
                />
              </Box>
            )}
          </Box>
        );
      })}
    </Card>
  );
}
