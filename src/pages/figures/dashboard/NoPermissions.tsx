import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useActor } from '../../../../authProvider/useSession.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import { ownAdministrators } from '../../../../resources/account/personalArea/profileCalls.ts';
import { SupportAddress } from '../../../components/errors/SupportAddress.tsx';

/** Says whom a user with an empty role can ask: the entity's administrators, or support. */
export function NoPermissions() {
  const translate = useTranslate();
  const actor = useActor();
  const isEmpty = actor?.type === 'NORMAL' && actor.ownerId === null && actor.permissions.length === 0;
  const { data } = useQuery({
    queryKey: ['users', 'me', 'administrators'],
    queryFn: ({ signal }) => callApi(ownAdministrators, undefined, { signal }),
    enabled: isEmpty,
  });
  if (!isEmpty) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      <AlertTitle>{translate('home.noPermissions.title')}</AlertTitle>
      {translate(data && data.length > 0 ? 'home.noPermissions.ask' : 'home.noPermissions.text')}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ my: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
          {data.map(({ id, name, email }) => (
            <li key={id}>
              {name} · <Link href={`mailto:${email}`}>{email}</Link>
            </li>
          ))}
        </Box>
      )}
      <SupportAddress sx={{ mt: 0.5 }} />
    </Alert>
  );
}
