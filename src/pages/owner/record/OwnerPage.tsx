import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useParams, useSearchParams } from 'react-router';
import { may } from '../../../../authProvider/authProvider.ts';
import { READ_ANIMALS } from '../../../../resources/animal/schema.ts';
import { isId } from '../../../../resources/kit/ids.ts';
import type { AnyModule } from '../../../../resources/kit/module.ts';
import { owner as module } from '../../../../resources/owner/schema.ts';
import { FormSkeleton } from '../../../views/form/FormSkeleton.tsx';
import { RecordForm } from '../../../views/ModuleEdit.tsx';
import { CallErrorPage } from '../../../parts/errors/CallErrorPage.tsx';
import { NotFoundPage } from '../../../parts/errors/NotFoundPage.tsx';
import { DocumentsPanel } from '../../../parts/documents/DocumentsPanel.tsx';
import { hasAlert, OwnerAlerts } from './OwnerAlerts.tsx';
import { OwnerAnimals } from './OwnerAnimals.tsx';
import { OwnerHead } from './OwnerPanel.tsx';
import { useOwner, type OwnerRecord } from './useOwner.ts';

type TabName = 'data' | 'animals' | 'files';
const tabsFor = (): readonly TabName[] => [
  'data',
  ...(may(READ_ANIMALS) ? ['animals' as const] : []),
  'files',
];

/** `/owner/:id`: the record as a form, its locks, its animals and its files. */
export function OwnerPage() {
  const { id = '' } = useParams();
  const { owner, error, isPending } = useOwner(id);
  if (!isId(id)) return <NotFoundPage />;
  if (owner) return <Record key={id} owner={owner} />;
  return isPending && !error ? <FormSkeleton fields={9} /> : <CallErrorPage error={error} />;
}

function Record({ owner }: { readonly owner: OwnerRecord }) {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const tabs = tabsFor();
  const asked = search.get('tab') as TabName | null;
  const tab: TabName = asked && tabs.includes(asked) ? asked : 'data';
  const inTabs = (form: ReactNode) => (
    <>
      <OwnerAlerts owner={owner} />
      <Tabs
        value={tab}
        onChange={(_, next: TabName) => setSearch(next === 'data' ? {} : { tab: next }, { replace: true })}
        aria-label={translate('ownerPages.tabs.label')}
        variant="scrollable"
        allowScrollButtonsMobile
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`tab-${name}`}
            aria-controls="owner-tab"
            label={translate(`ownerPages.tabs.${name}`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="owner-tab" aria-labelledby={`tab-${tab}`}>
        {/* The form stays: what was typed in it outlives a look at the animals. */}
        <Box sx={{ display: tab === 'data' ? 'block' : 'none' }}>{form}</Box>
        {tab === 'animals' && <OwnerAnimals ownerId={owner.id} />}
        {tab === 'files' && (
          <DocumentsPanel type="OWNER" id={owner.id} emptyText={translate('ownerPages.files.noneText')} />
        )}
      </Box>
    </>
  );
  return (
    <RecordForm
      module={module as unknown as AnyModule}
      record={owner}
      closed={hasAlert(owner) ? null : undefined}
      head={<OwnerHead owner={owner} />}
      place={inTabs}
    />
  );
}
