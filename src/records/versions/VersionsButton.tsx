import HistoryRounded from '@mui/icons-material/HistoryRounded';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyModule } from '../../../resources/kit/module.ts';
import type { Values } from '../../fields/index.ts';
import { useUrlParam } from '../../runtime/address/useUrlParam.ts';
import { OperationButton } from '../../operations/OperationButton.tsx';

const ModuleVersions = lazy(() =>
  import('./ModuleVersions.tsx').then((m) => ({ default: m.ModuleVersions })),
);

/** The value in the address while the dialog is open. */
const OPEN = 'open';

interface VersionsProps {
  readonly module: AnyModule;
  readonly record: Values;
}

/** The dialog with a record's versions, while it is open, and what opens it. */
function useVersionsDialog({ module, record }: VersionsProps) {
  const [open, setOpen] = useUrlParam('versions', [OPEN]);
  const dialog = open !== null && (
    <Suspense>
      <ModuleVersions module={module} record={record} onClose={() => setOpen(null)} />
    </Suspense>
  );
  return { show: () => setOpen(OPEN), dialog };
}

/** Opens the versions of a record. */
export function VersionsButton(props: VersionsProps) {
  const translate = useTranslate();
  const { show, dialog } = useVersionsDialog(props);
  return (
    <>
      <Button startIcon={<HistoryRounded />} onClick={show}>
        {translate('kit.compare.versions.title')}
      </Button>
      {dialog}
    </>
  );
}

/** The same among the record's operations. */
export function VersionsOperation(props: VersionsProps) {
  const translate = useTranslate();
  const { show, dialog } = useVersionsDialog(props);
  return (
    <>
      <OperationButton icon={HistoryRounded} label={translate('kit.compare.versions.title')} onClick={show} />
      {dialog}
    </>
  );
}
