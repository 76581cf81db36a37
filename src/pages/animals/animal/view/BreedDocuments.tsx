import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { FileRow } from '../../../../records/documents/FileRow.tsx';
import { useDocumentList } from '../../../../records/documents/useDocumentList.ts';

/** The documents of an animal's breed that are still offered, newest first; nothing where there are none. */
export function BreedDocuments({ breedId }: { readonly breedId: number }) {
  const translate = useTranslate();
  const { list } = useDocumentList({ type: 'BREED', id: breedId }, 1, {
    validity: 'VALID',
    sortProperty: 'creationTimestamp',
    sortDirection: 'DESC',
  });
  const files = list.data?.content ?? [];
  if (files.length === 0) return null;
  const label = translate('animalPages.panel.breedDocuments');
  return (
    <Box component="section" aria-label={label} sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h2" sx={{ px: 2.25, pt: 2, pb: 0.5, fontSize: '1.0625rem' }}>
        {label}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {files.map((file) => (
          <FileRow key={file.id} file={file} />
        ))}
      </Box>
    </Box>
  );
}
