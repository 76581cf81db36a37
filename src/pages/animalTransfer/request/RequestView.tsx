import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { TransferView } from '../../../../resources/animalTransfer/calls.ts';
import { showTimestamp } from '../../../../resources/numbers/dates.ts';
import { unbroken, useTimezone } from '../../../fields/index.ts';
import { stack, withAside } from '../../../theme/measures.ts';
import { AnimalMark } from '../../../parts/animal/AnimalMark.tsx';
import { AnimalStatus } from '../../../parts/animal/AnimalStatus.tsx';
import { Section } from '../../../parts/record/Section.tsx';
import { Transponder } from '../../../parts/transponder/Transponder.tsx';
import { photoUrl } from '../../../parts/animal/photoUrl.ts';
import { ProcessTickets } from '../../../parts/support/ProcessTickets.tsx';
import { cameFromOutside, originKey } from '../../../parts/transfer/transferRow.ts';
import { TransferStatus } from '../../../parts/transfer/TransferStatus.tsx';
import { DecisionPanel } from './DecisionPanel.tsx';
import type { Deed } from './DecisionDialog.tsx';
import { Documents } from './Documents.tsx';
import { OwnersCompared } from './OwnersCompared.tsx';
import { QueueSteps } from './QueueSteps.tsx';
import type { useQueue } from './useQueue.ts';

interface RequestViewProps {
  readonly transfer: TransferView;
  readonly queue: ReturnType<typeof useQueue>;
  readonly onDeed: (deed: Deed) => void;
  /** What whoever decides is told meanwhile: beside what can be decided. */
  readonly note: ReactNode;
}

/** A request on one page: which animal, its papers, both owners, and what to decide. */
export function RequestView({ transfer, queue, onDeed, note }: RequestViewProps) {
  const translate = useTranslate();
  const timezone = useTimezone();
  const { animal } = transfer;
  const say = (key: string, options?: Record<string, unknown>) =>
    translate(`transferPages.request.${key}`, options);
  const who = [
    transfer.creationUser?.name ?? transfer.publicRequest?.requesterName,
    transfer.creationEntity?.name,
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <Box sx={withAside}>
      <Box sx={stack}>
        <Card sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: 2 }}>
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
              <TransferStatus transfer={transfer} />
              <AnimalStatus status={animal.status} />
            </Box>
            <Box>
              <Transponder number={animal.transponder} copy />
            </Box>
            <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
              {animal.breed.name}
            </Typography>
            <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
              {unbroken(say('requested', { date: showTimestamp(transfer.creationTimestamp, timezone), who }))}
              {cameFromOutside(transfer.origin) && ` · ${translate(originKey(transfer.origin))}`}
            </Typography>
          </Box>
          <QueueSteps {...queue} />
        </Card>
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
        <Section title={say('documents')}>
          <Documents transfer={transfer} />
        </Section>
        <ProcessTickets processType="ANIMAL_TRANSFER" processId={transfer.id} />
      </Box>
      <DecisionPanel transfer={transfer} onDeed={onDeed} note={note} />
    </Box>
  );
}
