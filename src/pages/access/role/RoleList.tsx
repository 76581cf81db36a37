import KeyRounded from '@mui/icons-material/KeyRounded';
import TableChartRounded from '@mui/icons-material/TableChartRounded';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { may } from '../../../../authProvider/authProvider.ts';
import { role } from '../../../../resources/access/role/schema.ts';
import { ModuleList } from '../../../lists/ModuleList.tsx';

/** `/role`: the roles, who has which permission, and the table that changes several at once. */
export function RoleList() {
  const translate = useTranslate();
  const actions = (
    <>
      <Button component={Link} to="/role/permissions" variant="outlined" startIcon={<KeyRounded />}>
        {translate('rolePages.permissions.open')}
      </Button>
      {may('WRITE_ROLE') && (
        <Button component={Link} to="/role/bulk" variant="outlined" startIcon={<TableChartRounded />}>
          {translate('rolePages.bulk.open')}
        </Button>
      )}
    </>
  );
  return <ModuleList module={role} actions={actions} />;
}
