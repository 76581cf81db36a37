import Box from '@mui/material/Box';
import { lazy, memo, Suspense } from 'react';
import { may } from '../../../../authProvider/authProvider.ts';
import { useActor } from '../../../../authProvider/useSession.ts';
import { allows } from '../../../../resources/kit/access.ts';
import { usePathname } from '../../../runtime/address/frameContext.ts';
import { findPage } from '../../../runtime/address/pageTable.ts';

const ObservationsButton = lazy(() =>
  import('./ObservationsButton.tsx').then((module) => ({ default: module.ObservationsButton })),
);
const PublicObservations = lazy(() =>
  import('./PublicObservations.tsx').then((module) => ({ default: module.PublicObservations })),
);

/** Whether a page may be that of one record, and is for this account: lists do not load what only records have. */
function useMayShowRecord(pathname: string): boolean {
  const actor = useActor();
  const page = /\d\/?$/.test(pathname) ? findPage(pathname) : undefined;
  return page !== undefined && allows(page.access, actor);
}

/** The way to the notes on the record that is open, for those who may read them. */
export const RecordNotesButton = memo(function RecordNotesButton() {
  const pathname = usePathname();
  if (!useMayShowRecord(pathname) || !may('READ_OBSERVATION')) return null;
  return (
    <Suspense fallback={<Box sx={{ width: 40 }} />}>
      <ObservationsButton pathname={pathname} />
    </Suspense>
  );
});

/** The public notes on the record that is open. */
export function RecordNotices({ pathname }: { readonly pathname: string }) {
  if (!useMayShowRecord(pathname)) return null;
  return (
    <Suspense fallback={null}>
      <PublicObservations pathname={pathname} />
    </Suspense>
  );
}
