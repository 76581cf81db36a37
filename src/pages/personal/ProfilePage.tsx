import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useActor } from '../../../authProvider/useSession.ts';
import { CallErrorPage } from '../errors/CallErrorPage.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { getProfile, profileKey } from './profile.ts';

/** `/personal`: what the register knows of the user, and how it speaks to them. */
export function ProfilePage() {
  const translate = useTranslate();
  const actor = useActor();
  const profile = useQuery({ queryKey: profileKey, queryFn: getProfile });
  if (profile.isError) return <CallErrorPage error={profile.error} />;
  return (
    <Stack spacing={2.5} sx={{ maxWidth: 640 }}>
      <Card>
        <CardContent>
          {profile.data ? (
            <ProfileForm key={profile.data.version ?? 0} profile={profile.data} />
          ) : (
            [0, 1, 2, 3].map((line) => <Skeleton key={line} height={58} />)
          )}
        </CardContent>
      </Card>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button component={Link} to="/personal/password" variant="outlined">
          {translate('shell.page.password')}
        </Button>
        {actor?.type === 'VETERINARY' && (
          <Button component={Link} to="/personal/entities" variant="outlined">
            {translate('shell.page.ownEntities')}
          </Button>
        )}
      </Stack>
      {actor?.ownerId != null && <Alert severity="info">{translate('shell.personal.ownerHint')}</Alert>}
    </Stack>
  );
}
