import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { animalTransfer } from '../../../../resources/requests/animalTransfer/schema.ts';
import type { TransferView } from '../../../../resources/requests/animalTransfer/view.ts';
import { foldText } from '../../../../resources/numbers/text.ts';
import { CompactDescriptionList } from '../../../components/CompactDescriptionList.tsx';
import { Section } from '../../../components/Section.tsx';
import { spaced } from '../../../../resources/numbers/spaced.ts';
import { Transponder } from '../../../components/transponder/Transponder.tsx';
import { AnimalAvatar } from '../../../parts/animals/animal/AnimalAvatar.tsx';
import { AnimalStatus } from '../../../parts/animals/animal/AnimalStatus.tsx';
import { photoUrl } from '../../../parts/animals/animal/photoUrl.ts';
import { RequestPageWithTickets } from '../../../parts/support/ticket/RequestPageWithTickets.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { Confirmations, Contest } from './Confirmations.tsx';
import { OwnersCompared } from './OwnersCompared.tsx';

interface SubjectProps {
  readonly request: TransferView;
  readonly status: ReactNode;
  readonly requested: ReactNode;
}

/** The animal that changes its owner; only its number, where that is not on record. */
function Subject({ request: { animal, transponder }, status, requested }: SubjectProps) {
  if (!animal)
    return (
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Transponder number={transponder} copy />
          {status}
        </Box>
        {requested}
      </Box>
    );
  return (
    <>
      <AnimalAvatar name={animal.name} status={animal.status} photo={photoUrl(animal.photo)} size={72} />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Link
            component={RouterLink}
            to={`/animal/view/${animal.transponder}`}
            sx={{ fontWeight: 700, fontSize: '1.125rem' }}
          >
            {animal.name}
          </Link>
          {status}
          <AnimalStatus status={animal.status} />
        </Box>
        <Box>
          <Transponder number={animal.transponder} copy />
        </Box>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>{animal.breed.name}</Typography>
        {requested}
      </Box>
    </>
  );
}

const PUBLIC_FACTS = ['vatNumber', 'passport', 'requesterEmail', 'observations'] as const;

/** Whether the numbers that were given are not those of the owner, as far as this user sees them. */
function hasOtherNumbers({ currentOwner, country, vatNumber, passport }: TransferView): boolean {
  if (!currentOwner || !('vatNumber' in currentOwner)) return false;
  if (country !== null && currentOwner.country !== country) return true;
  return vatNumber === null ? currentOwner.passport !== passport : currentOwner.vatNumber !== vatNumber;
}

/** The values of the public form beside the new owner. */
function PublicFacts({ request }: { readonly request: TransferView }) {
  const translate = useTranslate();
  const isOther = !request.closed && hasOtherNumbers(request);
  return (
    <Section title={translate('transferPages.request.publicForm')}>
      {isOther && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {translate('transferPages.request.otherVat')}
        </Alert>
      )}
      <CompactDescriptionList
        pairs={PUBLIC_FACTS.filter((name) => request[name]).map((name) => ({
          label: translate(`resources.animalTransfer.fields.${name}`),
          value: request[name],
        }))}
      />
    </Section>
  );
}

/** Where the animal will live, where that is not with its new owner. */
function Home({ transfer }: { readonly transfer: TransferView }) {
  const translate = useTranslate();
  const { useOwnerAddress, animalAddress, animalPostalCode, animalLocality, animalParish } = transfer;
  if (useOwnerAddress) return null;
  const town = [animalPostalCode, animalLocality].filter(Boolean).join(' ');
  return (
    <Box sx={{ mt: 1.5 }}>
      <CompactDescriptionList
        pairs={[
          {
            label: translate('resources.animalTransfer.fields.animalAddress'),
            value: [animalAddress, town].filter(Boolean).join(', '),
          },
          { label: translate('resources.animalTransfer.fields.animalParishId'), value: animalParish?.name },
        ]}
      />
    </Box>
  );
}

/** Whose record the new owner's number is, where the request has another name. */
function RegisteredReceiver({ request }: { readonly request: TransferView }) {
  const translate = useTranslate();
  const { registeredReceiver, newOwner, closed, accepted } = request;
  if (!registeredReceiver || (closed && !accepted)) return null;
  if (foldText(registeredReceiver.name) === foldText(newOwner.name ?? '')) return null;
  return (
    <Alert severity="warning" sx={{ mb: 1.5 }}>
      <AlertTitle>
        {translate('transferPages.request.otherReceiver')}{' '}
        <Link component={RouterLink} to={`/owner/${registeredReceiver.id}`}>
          {registeredReceiver.name}
        </Link>
      </AlertTitle>
      {translate(`transferPages.request.${accepted ? 'receivedByOther' : 'receivesOther'}`)}
    </Alert>
  );
}

/** How staff notified a former owner without a proven contact, or that they are to. */
function FormerOwner({ request }: { readonly request: TransferView }) {
  const translate = useTranslate();
  const { isGiverUnproven, formerOwnerTold, closed, contestState } = request;
  if (formerOwnerTold)
    return (
      <Section title={translate('resources.animalTransfer.fields.formerOwnerTold')}>
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{formerOwnerTold}</Box>
      </Section>
    );
  if (!isGiverUnproven || closed || contestState) return null;
  return (
    <Alert severity="info">
      <AlertTitle>{translate('transferPages.request.giverUnproven')}</AlertTitle>
      {translate('transferPages.request.giverUnprovenText')}
    </Alert>
  );
}

/** The present and the new owner, and the other changes. */
function Changes({ request: transfer }: { readonly request: TransferView }) {
  const translate = useTranslate();
  const say = useTexts('transferPages.request');
  return (
    <>
      {!transfer.animal && (
        <Alert severity="warning">
          <AlertTitle>{say('unknown', { transponder: spaced(transfer.transponder) })}</AlertTitle>
          {say('unknownText')}
        </Alert>
      )}
      <FormerOwner request={transfer} />
      {transfer.contestState && <Contest request={transfer} />}
      {transfer.kind === 'TWO_PARTY' && <Confirmations request={transfer} />}
      {transfer.requestedTransponder && <PublicFacts request={transfer} />}
      {transfer.lostAnimalStatus && (
        <Alert severity="warning">
          {say('lostClose', {
            status: translate(`resources.lostAnimal.choices.deliveryStatus.${transfer.lostAnimalStatus}`),
          })}
        </Alert>
      )}
      <Section title={say('owners')}>
        <RegisteredReceiver request={transfer} />
        <OwnersCompared transfer={transfer} />
        <Home transfer={transfer} />
        {transfer.newAnimalName && (
          <Alert severity="info" sx={{ mt: 1.5 }}>
            {say('newName', { name: transfer.newAnimalName })}
          </Alert>
        )}
      </Section>
    </>
  );
}

/** `/transfers/:id`: a request for a change of owner. */
export function TransferPage() {
  const translate = useTranslate();
  return (
    <RequestPageWithTickets<TransferView>
      module={animalTransfer}
      title={({ animal, transponder }) =>
        animal
          ? translate('transferPages.request.of', { name: animal.name, transponder: spaced(transponder) })
          : spaced(transponder)
      }
      values={({ animal, currentOwner, newOwner, registeredReceiver }) => ({
        name: animal?.name ?? '',
        from: currentOwner?.name ?? '',
        to: registeredReceiver?.name ?? newOwner.name ?? '',
      })}
      Subject={Subject}
      Comparison={Changes}
    />
  );
}
