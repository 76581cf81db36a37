import HistoryRounded from '@mui/icons-material/HistoryRounded';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyModule } from '../../../resources/kit/module.ts';
import type { Values } from '../../fields/index.ts';
import { useInAddress } from '../../parts/page/useInAddress.ts';

const ModuleVersions = lazy(() =>
  import('./ModuleVersions.tsx').then((m) => ({ default: m.ModuleVersions })),
);

/** What the address says while the dialog is open. */
const OPEN = 'open';

interface VersionsButtonProps {
  readonly module: AnyModule;
  readonly record: Values;
}

/** Opens the versions of a record. */
export function VersionsButton({ module, record }: VersionsButtonProps) {
  const translate = useTranslate();
  const [open, setOpen] = useInAddress('versions', [OPEN]);
  return (
    <>
      <Button startIcon={<HistoryRounded />} onClick={() => setOpen(OPEN)}>
        {translate('kit.compare.versions.title')}
      </Button>
      {open !== null && (
        <Suspense>
          <ModuleVersions module={module} record={record} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
