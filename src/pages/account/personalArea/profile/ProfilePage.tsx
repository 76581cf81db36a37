import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useActor } from '../../../../../authProvider/useSession.ts';
import { callApi } from '../../../../../dataProvider/index.ts';
import { ownProfile } from '../../../../../resources/account/personalArea/profileCalls.ts';
import { CallErrorPage } from '../../../../components/errors/CallErrorPage.tsx';
import { AccountEmail } from './AccountEmail.tsx';
import { OwnDataCard } from './OwnDataCard.tsx';
import { PersonalFrame } from '../PersonalFrame.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { profileKey } from './profile.ts';

/** `/personal`: what the register knows of the user, and how it speaks to them. */
export function ProfilePage() {
  const translate = useTranslate();
  const actor = useActor();
  const profile = useQuery({ queryKey: profileKey, queryFn: () => callApi(ownProfile) });
  if (profile.isError) return <CallErrorPage error={profile.error} />;
  return (
    <PersonalFrame width={640}>
      {actor?.ownerId != null && <Alert severity="info">{translate('shell.personal.ownerHint')}</Alert>}
      <Card>
        <CardContent>
          {profile.data ? (
            <>
              <AccountEmail profile={profile.data} />
              <ProfileForm profile={profile.data} />
            </>
          ) : (
            [0, 1, 2, 3, 4].map((line) => (
              <Box key={line} sx={{ mb: 2 }}>
                <Skeleton width="38%" height={20} />
                <Skeleton variant="rounded" height={40} />
              </Box>
            ))
          )}
        </CardContent>
      </Card>
      {/* Not before what is above it: it would be seen to jump. */}
      {profile.data && <OwnDataCard />}
    </PersonalFrame>
  );
}
