import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { DocumentsPanel } from '../../../records/documents/DocumentsPanel.tsx';

/** `/file-management`: the documents of all kinds of records that the account may see. */
export function FileManagementPage() {
  const translate = useTranslate();
  return (
    <Box sx={{ maxWidth: 1100 }}>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{translate('filePages.managementText')}</Typography>
      <DocumentsPanel emptyText={translate('filePages.noneManagement')} />
    </Box>
  );
}
