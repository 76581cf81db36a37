import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { AlertLink } from '../../../../components/LinkAlert.tsx';
import { errorText } from '../../../../../i18n/index.ts';
import type { AnimalView } from '../../../../../resources/animals/animal/calls.ts';
import { showDate } from '../../../../../resources/numbers/dates.ts';
import { unbroken } from '../../../../fields/index.ts';
import { useOperations } from '../../../../operations/useOperations.ts';
import { routeExists } from '../../../../runtime/address/routeExists.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { useOpenReport } from '../../../../parts/lostFound/lostAnimal/useOpenReport.ts';
import { labelOf } from '../../../../forms/custom/labels.ts';
import { MergedTransponders } from './MergedTransponders.tsx';
import { ownerPage } from './OwnerFacts.tsx';

type NoticeKey =
  | 'dead'
  | 'lost'
  | 'found'
  | 'lostPending'
  | 'closing'
  | 'locked'
  | 'pending'
  | 'invalid'
  | 'external'
  | 'dangerous'
  | 'merged';

interface Notice {
  readonly key: NoticeKey;
  readonly severity: AlertColor;
  readonly text: ReactNode;
  readonly action?: ReactNode;
}

/** The warnings that stand at the top of an animal's page. */
export function Alerts({ animal }: { readonly animal: AnimalView }) {
  const translate = useTranslate();
  const say = useTexts('animalPages.alert');
  const transfer = `/transfers/${animal.pendingOwnerTransferId ?? ''}`;
  const owners = ownerPage(animal);
  const report = useOpenReport(animal);
  const closing = `/animal/lost/close/${animal.transponder}`;
  const poster = `/animal/lost/poster/${report?.id ?? animal.transponder}`;
  const hasPoster = (report ? animal.status !== 'NORMAL' : animal.status === 'LOST') && routeExists(poster);
  const canClose = animal.operations.SET_DELIVERED?.allowed === true && routeExists(closing);
  const toReport = (report || hasPoster || canClose) && (
    <>
      {report && routeExists(`/animal/lost/${report.id}`) && (
        <AlertLink to={`/animal/lost/${report.id}`}>{translate('lostPages.animal.view')}</AlertLink>
      )}
      {hasPoster && <AlertLink to={poster}>{translate('lostPages.animal.poster')}</AlertLink>}
      {canClose && <AlertLink to={closing}>{translate('lostPages.animal.close')}</AlertLink>}
    </>
  );
  // What is named here stands as a button in the panel.
  const possible = useOperations('animal', animal, {
    onDialog: () => undefined,
    actions: { printCertificate: () => undefined },
  }).filter(({ reason }) => reason === undefined);
  const notices: Notice[] = [];
  const tell = (
    isSo: boolean,
    key: NoticeKey,
    severity: AlertColor,
    text: ReactNode = say(`${key}Text`),
    action?: ReactNode,
  ) => {
    if (isSo) notices.push({ key, severity, text, action });
  };
  tell(
    animal.status === 'DEAD',
    'dead',
    'info',
    `${say('deadText', { date: showDate(animal.deathDate) })} ${
      possible.length > 0
        ? say('deadPossible', { operations: possible.map(({ label }) => label).join(', ') })
        : say('deadReadOnly')
    }`,
  );
  tell(animal.status === 'LOST', 'lost', 'warning', say('lostText'), toReport);
  tell(animal.status === 'FOUND', 'found', 'info', say('foundText'), toReport);
  tell(
    animal.status === 'NORMAL' && (animal.hasPendingLostReport || report !== undefined),
    'lostPending',
    'warning',
    say('lostPendingText'),
    toReport,
  );
  tell(animal.isReportClosing, 'closing', 'warning');
  tell(animal.isLocked && animal.lockReason !== 'DEATH', 'locked', 'warning');
  tell(
    animal.hasPendingOwnerTransfer,
    'pending',
    'warning',
    say('pendingText'),
    animal.pendingOwnerTransferId !== null && routeExists(transfer) ? (
      <AlertLink to={transfer}>{say('pendingOpen')}</AlertLink>
    ) : undefined,
  );
  tell(
    animal.errors.length > 0,
    'invalid',
    'warning',
    <>
      {say('invalidText')}
      <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
        {animal.errors.map(({ property, error }) => {
          const { label, module } = labelOf(translate, property);
          return (
            <li key={property}>
              {translate('kit.form.errors.item', {
                field: label,
                error: errorText(translate, error, label, module),
              })}
            </li>
          );
        })}
      </Box>
    </>,
    owners && animal.errors.some(({ property }) => property.startsWith('owner.')) ? (
      <AlertLink to={owners}>{translate('animalPages.view.changeOwnerData')}</AlertLink>
    ) : undefined,
  );
  tell(animal.isExternal, 'external', 'info');
  tell(animal.isPotentiallyDanger, 'dangerous', 'warning');
  tell(animal.hasMergedTransponders, 'merged', 'info', <MergedTransponders animal={animal} />);
  if (notices.length === 0) return null;
  // Of a dead animal nothing else is for anyone to act on.
  const shown = animal.status === 'DEAD' ? notices.filter(({ key }) => key === 'dead') : notices;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {shown.map(({ key, severity, text, action }) => (
        <Alert key={key} role="note" severity={severity} action={action}>
          <AlertTitle>{say(key)}</AlertTitle>
          {typeof text === 'string' ? unbroken(text) : text}
        </Alert>
      ))}
    </Box>
  );
}
