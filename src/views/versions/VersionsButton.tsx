import HistoryRounded from '@mui/icons-material/HistoryRounded';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { AnyModule } from '../../../resources/kit/module.ts';
import type { Values } from '../../fields/index.ts';

const ModuleVersions = lazy(() =>
  import('./ModuleVersions.tsx').then((m) => ({ default: m.ModuleVersions })),
);

/** In the address while the dialog is open, so that a reload keeps it open. */
const OPEN = 'versions';

interface VersionsButtonProps {
  readonly module: AnyModule;
  readonly record: Values;
}

/** Opens the versions of a record. */
export function VersionsButton({ module, record }: VersionsButtonProps) {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const isOpen = search.has(OPEN);
  const toggle = (open: boolean) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (open) next.set(OPEN, '');
        else next.delete(OPEN);
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <Button startIcon={<HistoryRounded />} onClick={() => toggle(true)}>
        {translate('kit.compare.versions.title')}
      </Button>
      {isOpen && (
        <Suspense>
          <ModuleVersions module={module} record={record} onClose={() => toggle(false)} />
        </Suspense>
      )}
    </>
  );
}
