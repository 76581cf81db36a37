import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { DocumentsPanel } from '../../../records/documents/DocumentsPanel.tsx';

/** `/general-files`: what everybody may read: forms, instructions, templates. */
export function GeneralFilesPage() {
  const translate = useTranslate();
  return (
    <Box sx={{ maxWidth: 960 }}>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{translate('filePages.generalText')}</Typography>
      <DocumentsPanel type="GENERAL" emptyText={translate('filePages.noneGeneral')} />
    </Box>
  );
}
