import LockRounded from '@mui/icons-material/LockRounded';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import {
  PERMISSION_GROUPS,
  type Permission,
  type PermissionGroup,
} from '../../../../resources/kit/permissions.ts';
import { wordsCheck } from '../../../../resources/numbers/text.ts';
import { MatrixGroup, matrixName } from './MatrixGroup.tsx';
import { cellKey } from './roleChanges.ts';
import type { BulkRoles } from './useBulkRoles.ts';
import { useGridKeys } from './useGridKeys.ts';

const GROUPS = Object.entries(PERMISSION_GROUPS) as [PermissionGroup, readonly Permission[]][];

const head = ({ palette: { colours } }: Theme) =>
  ({
    position: 'sticky',
    top: 0,
    zIndex: 2,
    bgcolor: colours.sunken,
    borderBottom: `1px solid ${colours.edge}`,
    verticalAlign: 'bottom',
    fontSize: '0.8125rem',
    fontWeight: 700,
    lineHeight: 1.25,
    px: 1,
    py: 1,
  }) as const;

/** Permissions by roles: each cell a tick box, each row and each group of a role one for all of its cells. */
export function RoleMatrix({ bulk }: { readonly bulk: BulkRoles }) {
  const translate = useTranslate();
  const grid = useGridKeys();
  const { shown: roles, changes, words, onlyChanged, barrier } = bulk;
  const nameOf = (permission: Permission) => translate(`permissions.names.${permission}`);
  const isFound = wordsCheck(words);
  const fits = (group: string, permission: Permission) => {
    const isChanged = roles.some((role) => cellKey(role, permission) in changes);
    return isFound(`${group} ${nameOf(permission)} ${permission}`) && (!onlyChanged || isChanged);
  };
  const groups = GROUPS.map(([group, permissions]) => {
    const label = translate(`permissions.groups.${group}`);
    return { group, label, permissions: permissions.filter((one) => fits(label, one)) };
  }).filter(({ permissions }) => permissions.length > 0);
  // A group takes a row for itself and one for each of its permissions.
  const firstRows = groups.map((_, at) =>
    groups.slice(0, at).reduce((rows, { permissions }) => rows + permissions.length + 1, 0),
  );

  return (
    <Box
      component="table"
      {...grid}
      role="grid"
      aria-label={translate('rolePages.bulk.table')}
      sx={{ borderCollapse: 'separate', borderSpacing: 0, minWidth: '100%' }}
    >
      <thead>
        <tr>
          <Box component="th" scope="col" sx={[matrixName, head, { zIndex: 3 }]}>
            {translate('rolePages.bulk.permission')}
          </Box>
          <Box component="th" scope="col" sx={[head, { minWidth: 64 }]}>
            {translate('rolePages.bulk.all')}
          </Box>
          {roles.map((role) => (
            <Box
              component="th"
              scope="col"
              key={role.id}
              sx={[head, { minWidth: 108, maxWidth: 150, overflowWrap: 'anywhere' }]}
            >
              {role.name}
              {barrier(role, 'READ_ANIMAL') === 'locked' && (
                <Box
                  component="span"
                  title={translate('rolePages.bulk.locked')}
                  sx={{
                    display: 'flex',
                    alignItems: 'center',
                    justifyContent: 'center',
                    gap: 0.5,
                    mt: 0.5,
                    fontWeight: 500,
                    color: 'text.secondary',
                  }}
                >
                  <LockRounded aria-hidden sx={{ fontSize: '0.9375rem' }} />
                  {translate('rolePages.bulk.lockedMark')}
                </Box>
              )}
            </Box>
          ))}
        </tr>
      </thead>
      {groups.map(({ group, label, permissions }, at) => (
        <MatrixGroup key={group} {...{ label, permissions, bulk }} firstRow={firstRows[at] ?? 0} />
      ))}
    </Box>
  );
}
