import Alert from '@mui/material/Alert';
import { useTranslate, type RaRecord } from 'react-admin';
import { useParams } from 'react-router';
import { LinkAlert } from '../../../components/LinkAlert.tsx';
import { isId } from '../../../../resources/numbers/recordId.ts';
import { showDate } from '../../../../resources/numbers/dates.ts';
import { CallErrorPage } from '../../../components/errors/CallErrorPage.tsx';
import { NotFoundPage } from '../../../components/errors/NotFoundPage.tsx';
import { FormSkeleton } from '../../../forms/FormSkeleton.tsx';
import { lostModule as module } from '../../../parts/lostFound/lostAnimal/lostCells.tsx';
import { ReportSections } from '../../../parts/lostFound/lostAnimal/ReportSections.tsx';
import { RecordForm } from '../../../records/ModuleEdit.tsx';
import { routeExists } from '../../../runtime/address/routeExists.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useRecord } from '../../../runtime/useRecord.ts';
import { MatchesTab } from './MatchesTab.tsx';
import { PhotosTab } from './PhotosTab.tsx';
import { SightingsTab } from './SightingsTab.tsx';

/** `/animal/lost/12`: a report as a form while it is open, with its photos, notes and versions. */
export function LostRecord() {
  const { id = '' } = useParams();
  const { data, error } = useRecord<RaRecord>(module.resource, id, isId(id));
  if (!isId(id)) return <NotFoundPage />;
  if (!data) return error ? <CallErrorPage error={error} /> : <FormSkeleton fields={12} />;
  return (
    <RecordForm
      key={id}
      module={module}
      record={data}
      closed={null}
      tabs={{ photos: PhotosTab, sightings: SightingsTab, matches: MatchesTab }}
    >
      <ReportAlerts record={data} />
      <ReportSections />
    </RecordForm>
  );
}

/** The state of a report: closed, waiting for validation, or waiting for a transfer. */
function ReportAlerts({ record }: { readonly record: RaRecord }) {
  const translate = useTranslate();
  const say = useTexts('lostPages.record');
  const transfer = `/transfers/${String(record.pendingAnimalTransferId)}`;
  const request = `/pending-lost/${String(record.id)}`;
  if (record.validationStatus === 'PENDING')
    return (
      <LinkAlert severity="warning" to={routeExists(request) && request} link={say('validation')}>
        {say('pending')}
      </LinkAlert>
    );
  if (record.validationStatus === 'REJECTED')
    return <Alert severity="error">{say('rejected', { reason: String(record.comments ?? '—') })}</Alert>;
  if (record.isClosed)
    return (
      <Alert severity="info">
        {say('closed', {
          date: showDate(String(record.closedDate ?? '').slice(0, 10)),
          outcome: translate(`resources.lostAnimal.choices.deliveryStatus.${String(record.deliveryStatus)}`),
        })}
      </Alert>
    );
  if (record.pendingAnimalTransferId)
    return (
      <LinkAlert
        severity="warning"
        to={routeExists(transfer) && transfer}
        link={translate('animalPages.alert.pendingOpen')}
      >
        {translate('errors.LOST_CLOSE_IS_PENDING')}
      </LinkAlert>
    );
  return null;
}
