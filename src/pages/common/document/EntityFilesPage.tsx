import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useActor } from '../../../../authProvider/useSession.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { DocumentsPanel } from '../../../records/documents/DocumentsPanel.tsx';

/** `/entity/files`: the documents of the entity that the user works for. */
export function EntityFilesPage() {
  const translate = useTranslate();
  const entity = useActor()?.entity;
  if (!entity) {
    return (
      <Card>
        <EmptyState title={translate('filePages.noEntity')} text={translate('filePages.noEntityText')} />
      </Card>
    );
  }
  return (
    <Box sx={{ maxWidth: 960 }}>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        {translate('filePages.entityText', { name: entity.name })}
      </Typography>
      <DocumentsPanel
        key={entity.id}
        type="ENTITY"
        id={entity.id}
        emptyText={translate('filePages.noneEntity')}
      />
    </Box>
  );
}
