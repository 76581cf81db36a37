import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { LinkAlert } from '../../../../components/LinkAlert.tsx';
import { useActor } from '../../../../../authProvider/useSession.ts';
import { callApi } from '../../../../../dataProvider/index.ts';
import type { AnimalView } from '../../../../../resources/animals/animal/calls.ts';
import { requestTransfer } from '../../../../../resources/requests/animalTransfer/calls.ts';
import { PageLoading } from '../../../../components/page/PageLoading.tsx';
import { PageTitle } from '../../../../components/page/PageTitle.tsx';
import { useErrorText } from '../../../../runtime/failures/useErrorText.ts';
import { formWidth } from '../../../../theme/layout.ts';
import { AnimalAvatar } from '../../../../parts/animals/animal/AnimalAvatar.tsx';
import { Transponder } from '../../../../components/transponder/Transponder.tsx';
import { photoUrl } from '../../../../parts/animals/animal/photoUrl.ts';
import { useAnimal } from '../../../../parts/animals/animal/useAnimal.ts';
import { CallErrorPage } from '../../../../components/errors/CallErrorPage.tsx';
import { RequestForm } from '../../../../parts/requests/animalTransfer/change/RequestForm.tsx';
import { RequestSent } from './RequestSent.tsx';
import {
  useRequest,
  type TransferBody,
} from '../../../../parts/requests/animalTransfer/change/useRequest.ts';

/** `/animal/owner/change/:transponder`: asking for a new owner, in three steps. */
export function ChangePage() {
  const { transponder = '' } = useParams();
  const { animal, error, isPending } = useAnimal(transponder);
  if (isPending) return <PageLoading />;
  if (!animal) return <CallErrorPage error={error} />;
  return <Change animal={animal} />;
}

function Change({ animal }: { readonly animal: AnimalView }) {
  const translate = useTranslate();
  const { transponder } = animal;
  const ask = useCallback(
    (body: TransferBody) => callApi(requestTransfer, { params: { transponder }, body }),
    [transponder],
  );
  const isOwner = useActor()?.ownerId != null;
  const request = useRequest(`change.${transponder}`, ask, isOwner ? 'TWO_PARTY' : 'SIGNED');
  const kind = useWatch({ control: request.form.control, name: 'kind' });
  return (
    <Box sx={{ maxWidth: formWidth }}>
      <PageTitle>{translate('transferPages.change.title', { name: animal.name })}</PageTitle>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2.5 }}>
        <AnimalAvatar name={animal.name} status={animal.status} photo={photoUrl(animal.photo)} size={52} />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontWeight: 700 }}>
            {animal.name}
            {' · '}
            <Transponder number={animal.transponder} />
          </Box>
          <Box
            sx={{ color: 'text.secondary' }}
          >{`${translate('transferPages.change.from')}: ${animal.owner.name}`}</Box>
        </Box>
      </Box>
      <RequestForm
        request={request}
        renames
        confirmation={isOwner ? 'TWO_PARTY' : 'CHOICE'}
        notPossible={animal.operations.CHANGE_OWNER?.allowed !== true && <NotPossible animal={animal} />}
      >
        {({ id }) => (
          <RequestSent animal={animal} id={id} isTwoParty={kind === 'TWO_PARTY'} isOwner={isOwner} />
        )}
      </RequestForm>
    </Box>
  );
}

/** The animal's state or the account's permissions do not allow it: said before anything is asked. */
function NotPossible({ animal }: { readonly animal: AnimalView }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (
    <LinkAlert
      severity="warning"
      role="status"
      to={`/animal/view/${animal.transponder}`}
      link={translate('transferPages.change.backToAnimal')}
    >
      <AlertTitle>{translate('transferPages.change.notPossible')}</AlertTitle>
      {errorText(animal.operations.CHANGE_OWNER?.reason ?? 'NO_PERMISSION')}
    </LinkAlert>
  );
}
