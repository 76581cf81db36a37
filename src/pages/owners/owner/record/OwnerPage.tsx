import { lazy, useState } from 'react';
import { useParams } from 'react-router';
import { codeOf } from '../../../../../dataProvider/index.ts';
import { isId } from '../../../../../resources/numbers/recordId.ts';
import { erase, exportData, merge } from '../../../../../resources/owners/owner/operations.ts';
import { owner as module } from '../../../../../resources/owners/owner/schema.ts';
import { FormSkeleton } from '../../../../forms/FormSkeleton.tsx';
import { AuditOperation } from '../../../../records/audit/AuditOperation.tsx';
import { RecordForm } from '../../../../records/ModuleEdit.tsx';
import { CallErrorPage } from '../../../../components/errors/CallErrorPage.tsx';
import { NotFoundPage } from '../../../../components/errors/NotFoundPage.tsx';
import { useDialog } from '../../../../runtime/address/useUrlParam.ts';
import { ExportOwnerDialog } from '../rights/ExportOwnerDialog.tsx';
import { EraseOwnerDialog } from '../rights/EraseOwnerDialog.tsx';
import { MergeOwnersDialog } from '../merge/MergeOwnersDialog.tsx';
import { WaitingChanges } from '../../../../parts/owners/owner/WaitingChanges.tsx';
import { AnimalOfOrigin, useTransponderOfState } from './animalOfOrigin.ts';
import { BackToAnimal } from './BackToAnimal.tsx';
import { EnterDataUpdate } from './EnterDataUpdate.tsx';
import { hasAlert, OwnerAlerts } from './OwnerAlerts.tsx';
import { OwnerAccount } from './OwnerAccount.tsx';
import { OwnerAnimals } from './OwnerAnimals.tsx';
import { OwnerHead } from './OwnerPanel.tsx';
import { OwnerReviewBanner } from './OwnerReviewBanner.tsx';
import { OwnerSections } from './OwnerSections.tsx';
import { OwnerTickets } from './OwnerTickets.tsx';
import { ReadReason } from './ReadReason.tsx';
import { useOwner, type OwnerRecord } from './useOwner.ts';

/** `/owner/:id`: the record, read first and edited second, its locks, and what belongs to the owner in tabs. */
export function OwnerPage() {
  const { id = '' } = useParams();
  const { owner, error, isPending, refetch } = useOwner(id);
  if (!isId(id)) return <NotFoundPage />;
  if (owner) return <Record key={id} owner={owner} />;
  if (error && codeOf(error) === 'READ_REASON_REQUIRED')
    return <ReadReason key={id} ownerId={id} onGiven={() => refetch()} />;
  return isPending && !error ? <FormSkeleton fields={9} /> : <CallErrorPage error={error} />;
}

// Loaded when such a tab is first opened.
const OwnerFiles = lazy(() => import('./OwnerFiles.tsx').then((m) => ({ default: m.OwnerFiles })));
const OwnerTrainings = lazy(() =>
  import('./OwnerTrainings.tsx').then((m) => ({ default: m.OwnerTrainings })),
);

const TABS = {
  animals: OwnerAnimals,
  tickets: OwnerTickets,
  account: OwnerAccount,
  ownerTraining: OwnerTrainings,
  files: OwnerFiles,
};

function Record({ owner }: { readonly owner: OwnerRecord }) {
  const [isMerging, setMerging] = useDialog(merge.name);
  const [isExporting, setExporting] = useDialog(exportData.name);
  const [isErasing, setErasing] = useDialog(erase.name);
  const [origin] = useState(useTransponderOfState());
  return (
    <AnimalOfOrigin value={origin}>
      <RecordForm
        module={module}
        record={owner}
        readFirst
        closed={hasAlert(owner) ? null : undefined}
        head={<OwnerHead owner={owner} />}
        actions={
          <>
            <EnterDataUpdate owner={owner} />
            <AuditOperation module={module} record={owner} />
          </>
        }
        handlers={{
          [merge.name]: () => setMerging(true),
          [erase.name]: () => setErasing(true),
          [exportData.name]: () => setExporting(true),
        }}
        above={
          <>
            <BackToAnimal />
            <OwnerAlerts owner={owner} />
            <OwnerReviewBanner owner={owner} />
            <WaitingChanges owner={owner} />
          </>
        }
        tabs={TABS}
      >
        <OwnerSections />
      </RecordForm>
      {isMerging && owner.operations?.MERGE?.allowed && (
        <MergeOwnersDialog owner={owner} onClose={() => setMerging(false)} />
      )}
      {isExporting && owner.operations?.EXPORT_DATA?.allowed && (
        <ExportOwnerDialog owner={owner} onClose={() => setExporting(false)} />
      )}
      {isErasing && owner.operations?.ERASE?.allowed && (
        <EraseOwnerDialog owner={owner} onClose={() => setErasing(false)} />
      )}
    </AnimalOfOrigin>
  );
}
