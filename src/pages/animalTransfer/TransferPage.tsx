import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { animalTransfer } from '../../../resources/animalTransfer/schema.ts';
import type { TransferView } from '../../../resources/animalTransfer/view.ts';
import { Pairs } from '../../components/Pairs.tsx';
import { Section } from '../../components/Section.tsx';
import { spaced } from '../../components/transponder/spaced.ts';
import { Transponder } from '../../components/transponder/Transponder.tsx';
import { AnimalMark } from '../../parts/animal/AnimalMark.tsx';
import { AnimalStatus } from '../../parts/animal/AnimalStatus.tsx';
import { photoUrl } from '../../parts/animal/photoUrl.ts';
import { ProcessTickets } from '../../parts/support/ProcessTickets.tsx';
import { RequestPage } from '../../requests/page/RequestPage.tsx';
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
      <AnimalMark name={animal.name} status={animal.status} photo={photoUrl(animal.photo)} size={72} />
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

const PUBLIC_FACTS = ['vatNumber', 'requesterEmail', 'observations'] as const;

/** What the person who filled in the public form gave beside the new owner. */
function PublicFacts({ request }: { readonly request: TransferView }) {
  const translate = useTranslate();
  const { currentOwner, vatNumber } = request;
  const known = currentOwner && 'vatNumber' in currentOwner ? currentOwner.vatNumber : undefined;
  const isOther = !request.closed && typeof known === 'string' && known !== vatNumber;
  return (
    <Section title={translate('transferPages.request.publicForm')}>
      {isOther && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {translate('transferPages.request.otherVat')}
        </Alert>
      )}
      <Pairs
        pairs={PUBLIC_FACTS.filter((name) => request[name]).map((name) => ({
          label: translate(`resources.animalTransfer.fields.${name}`),
          value: request[name],
        }))}
      />
    </Section>
  );
}

/** Who gives and who receives, and what else changes. */
function Changes({ request: transfer }: { readonly request: TransferView }) {
  const translate = useTranslate();
  const say = (key: string, options?: Record<string, unknown>) =>
    translate(`transferPages.request.${key}`, options);
  return (
    <>
      {!transfer.animal && (
        <Alert severity="warning">
          <AlertTitle>{say('unknown', { transponder: spaced(transfer.transponder) })}</AlertTitle>
          {say('unknownText')}
        </Alert>
      )}
      {transfer.contestState && <Contest request={transfer} />}
      {transfer.kind === 'TWO_PARTY' && <Confirmations request={transfer} />}
      {transfer.requestedTransponder && <PublicFacts request={transfer} />}
      {transfer.lostAnimalStatus && (
        <Alert severity="warning">{say('lostClose', { status: transfer.lostAnimalStatus })}</Alert>
      )}
      <Section title={say('owners')}>
        <OwnersCompared transfer={transfer} />
        {transfer.newAnimalName && (
          <Alert severity="info" sx={{ mt: 1.5 }}>
            {say('newName', { name: transfer.newAnimalName })}
          </Alert>
        )}
      </Section>
    </>
  );
}

const Tickets = ({ request: { id } }: { readonly request: TransferView }) => (
  <ProcessTickets processType="ANIMAL_TRANSFER" processId={id} />
);

/** `/transfers/:id`: a request for a change of owner. */
export function TransferPage() {
  const translate = useTranslate();
  return (
    <RequestPage<TransferView>
      module={animalTransfer}
      title={({ animal, transponder }) =>
        animal
          ? translate('transferPages.request.of', { name: animal.name, transponder: spaced(transponder) })
          : spaced(transponder)
      }
      values={({ animal, currentOwner, newOwner }) => ({
        name: animal?.name ?? '',
        from: currentOwner?.name ?? '',
        to: newOwner.name ?? '',
      })}
      Subject={Subject}
      Comparison={Changes}
      Below={Tickets}
    />
  );
}
