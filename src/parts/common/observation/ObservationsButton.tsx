import StickyNote2Outlined from '@mui/icons-material/StickyNote2Outlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { findRecordPage } from '../../../../resources/common/observation/recordPage.ts';
import { useDialog } from '../../../runtime/address/useUrlParam.ts';
import { counter } from '../../../runtime/counter.ts';
import { useObservationCount } from './useObservations.ts';

const ObservationsDialog = lazy(() =>
  import('./ObservationsDialog.tsx').then((module) => ({ default: module.ObservationsDialog })),
);

/** The way to the notes on the page of a record, with their number. */
export function ObservationsButton({ pathname }: { readonly pathname: string }) {
  const page = findRecordPage(pathname);
  return page && <Button key={page.url} url={page.url} />;
}

function Button({ url }: { readonly url: string }) {
  const translate = useTranslate();
  const count = useObservationCount(url);
  const [isOpen, setOpen] = useDialog('observations');
  const label =
    count > 0
      ? translate('observationPages.openCount', { n: counter(count) })
      : translate('observationPages.open');
  return (
    <>
      <IconButton aria-haspopup="dialog" aria-label={label} data-tip={label} onClick={() => setOpen(true)}>
        <Badge badgeContent={counter(count)} invisible={count === 0} color="primary">
          <StickyNote2Outlined />
        </Badge>
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <ObservationsDialog url={url} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
