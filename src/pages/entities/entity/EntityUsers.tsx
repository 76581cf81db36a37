import MoveUpRounded from '@mui/icons-material/MoveUpRounded';
import PersonAddRounded from '@mui/icons-material/PersonAddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ListBase, useListContext, useTranslate, type RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { may } from '../../../../authProvider/authProvider.ts';
import { user } from '../../../../resources/access/user/schema.ts';
import { BareValue } from '../../../forms/FieldValue.tsx';
import { ListFailure } from '../../../lists/ListFailure.tsx';
import { ListPages } from '../../../lists/ListPages.tsx';
import { routeExists } from '../../../runtime/address/routeExists.ts';

const PER_PAGE = 10;

/** The users of an entity, as far as this account sees them, and the way to add one. */
export function EntityUsers({ entityId }: { readonly entityId: number }) {
  const translate = useTranslate();
  if (!may(user.access.pages)) return null;
  return (
    <Box component="section" aria-labelledby="entity-users" sx={{ mt: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id="entity-users" component="h2" variant="h3" sx={{ flex: 1 }}>
          {translate('resources.user.name', { smart_count: 2 })}
        </Typography>
        {routeExists(`/entity/${entityId}/staff`) && (
          <Button component={RouterLink} to={`/entity/${entityId}/staff`} startIcon={<MoveUpRounded />}>
            {translate('staffTransferPages.open')}
          </Button>
        )}
        {user.access.create && may(user.access.create) && (
          <Button
            component={RouterLink}
            to="/user/create"
            state={{ entityId }}
            startIcon={<PersonAddRounded />}
          >
            {translate('resources.user.ofEntity.add')}
          </Button>
        )}
      </Box>
      <ListBase<RaRecord>
        resource={user.resource}
        filter={{ entityId }}
        sort={{ field: 'name', order: 'ASC' }}
        perPage={PER_PAGE}
        storeKey={false}
        disableSyncWithLocation
        disableAuthentication
        exporter={false}
      >
        <Users />
      </ListBase>
    </Box>
  );
}

function Users() {
  const translate = useTranslate();
  const { data, error, isPending, total = 0 } = useListContext();
  if (isPending) return <LinearProgress aria-label={translate('kit.list.loading')} />;
  if (error && !data) return <ListFailure />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Card>
        {total === 0 ? (
          <Typography sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>
            {translate('resources.user.ofEntity.none')}
          </Typography>
        ) : (
          <Box component="ul" aria-labelledby="entity-users" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {data?.map((record) => (
              <UserItem key={record.id} record={record} />
            ))}
          </Box>
        )}
      </Card>
      {total > PER_PAGE && <ListPages isWithoutSizes />}
    </Box>
  );
}

function UserItem({ record }: { readonly record: RaRecord }) {
  const page = `/user/${record.id}`;
  const value = (source: string) => <BareValue module={user} source={source} record={record} compact />;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 3fr) minmax(0, 2fr) auto' },
        alignItems: 'center',
        columnGap: 2,
        px: 2,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        {routeExists(page) ? (
          <Link component={RouterLink} to={page} sx={{ fontWeight: 600 }}>
            {String(record.name)}
          </Link>
        ) : (
          String(record.name)
        )}
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {value('email')}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0, gridRow: { xs: 2, sm: 'auto' }, fontSize: '0.875rem' }}>{value('roleId')}</Box>
      {value('status')}
    </Box>
  );
}
