import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { callApi } from '../../../../dataProvider/index.ts';
import { searchPermissionHolders } from '../../../../resources/access/role/permissionCalls.ts';
import type { Permission } from '../../../../resources/kit/permissions.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { QueryList } from '../../../lists/QueryList.tsx';
import { usePagedList } from '../../../lists/usePagedList.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { listRow } from '../../../theme/layout.ts';

const PER_PAGE = 10;

interface HoldersDialogProps {
  readonly permission: Permission;
  readonly onClose: () => void;
}

/** The people who have a permission, of those whom the reader may see, each with the role and the entity. */
export function HoldersDialog({ permission, onClose }: HoldersDialogProps) {
  const id = useId();
  const translate = useTranslate();
  const say = useTexts('rolePages.permissions');
  const [page, setPage] = useState(1);
  const name = translate(`permissions.names.${permission}`);
  const list = usePagedList(
    { page, go: (next) => setPage(next.page) },
    {
      key: ['role', 'holders', permission],
      perPage: PER_PAGE,
      read: (query, options) => callApi(searchPermissionHolders, { params: { permission }, query }, options),
    },
  );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{say('holdersOf', { name })}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>
          {translate(`permissionTexts.${permission}`)}
        </Typography>
        <QueryList
          {...list}
          label={say('holdersOf', { name })}
          lines={5}
          lineHeight={52}
          empty={<EmptyState title={say('noneInScope')} />}
        >
          {(person) => (
            <Box component="li" key={`${person.id} ${person.entity?.id}`} sx={{ ...listRow, gap: 1, py: 1 }}>
              <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Link to={`/user/${person.id}?tab=permissions`}>{person.name}</Link>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {[person.role.name, person.entity?.name].filter(Boolean).join(' · ')}
                </Typography>
              </Box>
            </Box>
          )}
        </QueryList>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {say('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
