import EditRounded from '@mui/icons-material/EditRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { may } from '../../../../../authProvider/authProvider.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import type { DashboardRecord } from './DashboardView.tsx';

/** The way to the editor, for users who have one. */
export function EditAction({ id }: { readonly id: number }) {
  const say = useTexts('dashboardView');
  if (!may('MANAGE_DASHBOARDS')) return null;
  return (
    <Button component={Link} to={`/dashboard/${id}/edit`} startIcon={<EditRounded />}>
      {say('edit')}
    </Button>
  );
}

/** Said above a dashboard that only its managers see. */
export function StateNotice({ record }: { readonly record: DashboardRecord }) {
  const say = useTexts('dashboardView');
  return record.state === 'PUBLISHED' ? null : (
    <Alert severity="info" sx={{ mb: 2 }}>
      {say('notPublished')}
    </Alert>
  );
}
