import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { may } from '../../../../../authProvider/authProvider.ts';
import { statusOf } from '../../../../../dataProvider/index.ts';
import type { AnimalView } from '../../../../../resources/animals/animal/calls.ts';
import { animal as module } from '../../../../../resources/animals/animal/schema.ts';
import { isTransponder } from '../../../../../resources/numbers/transponder.ts';
import { EmptyState } from '../../../../components/EmptyState.tsx';
import { RecordTabs } from '../../../../components/tabs/RecordTabs.tsx';
import { RecordSkeleton } from '../../../../components/RecordSkeleton.tsx';
import { PageTitle } from '../../../../components/page/PageTitle.tsx';
import { routeExists } from '../../../../runtime/address/routeExists.ts';
import { useDialog } from '../../../../runtime/address/useUrlParam.ts';
import { OperationDialog } from '../../../../operations/OperationDialog.tsx';
import { useOperationDialog } from '../../../../operations/useOperations.ts';
import { CallErrorPage } from '../../../../components/errors/CallErrorPage.tsx';
import { BESIDE, stack, withAside } from '../../../../theme/layout.ts';
import { useRegistering } from '../../../../parts/animals/animal/useRegistering.ts';
import { childrenOf, childTabs } from '../../../../records/child/childTabs.tsx';
import { PrintSheet } from '../print/PrintSheet.tsx';
import { Alerts } from './Alerts.tsx';
import { EditTab } from './EditTab.tsx';
import { GeneralTab } from './GeneralTab.tsx';
import { AnimalHeader } from './AnimalHeader.tsx';
import {
  CertificateDialog,
  CertificatesTab,
  LicenseDialog,
  LifeLineTab,
  LostTab,
  MergeDialog,
  ModuleVersions,
  PhotoDialog,
  SourcesDialog,
  TicketsTab,
  VersionsTab,
} from './onDemand.ts';
import { SidePanel } from './SidePanel.tsx';
import { inOrder, tabsFor, type TabName } from './tabs.ts';
import { LICENSE, VERSIONS } from './useAnimalOperations.ts';
import { TransferTab } from './TransferTab.tsx';
import { recordPath, setMainPath } from '../../../../runtime/address/recordPage.ts';
import { useAnimal } from '../../../../parts/animals/animal/useAnimal.ts';
import { DocumentsPanel } from '../../../../records/documents/DocumentsPanel.tsx';

/** The documents of the animal's record, each of which can be viewed in the page. */
function FilesTab({ id }: { readonly id: number }) {
  const translate = useTranslate();
  return <DocumentsPanel type="ANIMAL" id={id} emptyText={translate('animalPages.files.noneText')} />;
}

/** `/animal/view/:transponder`: an animal by its number or its id. */
export function ViewPage() {
  const translate = useTranslate();
  const { transponder = '' } = useParams();
  const { animal, error, isPending, refresh } = useAnimal(transponder);
  const { pathname } = useLocation();
  // Before the title is noted among the recent pages.
  useLayoutEffect(() => {
    if (animal) setMainPath(pathname, recordPath(module, animal));
  }, [animal, pathname]);
  if (isPending) return <RecordSkeleton />;
  if (animal) return <AnimalPage key={animal.id} animal={animal} refresh={refresh} />;
  if (statusOf(error) !== 404) return <CallErrorPage error={error} />;
  return (
    <>
      <PageTitle>{translate('animalPages.title.view')}</PageTitle>
      <Unknown transponder={transponder} />
    </>
  );
}

function Unknown({ transponder }: { readonly transponder: string }) {
  const translate = useTranslate();
  const { offered, refused } = useRegistering();
  return (
    <EmptyState
      drawing="unknown"
      title={translate('animalPages.view.notFound')}
      text={translate('animalPages.view.notFoundText')}
    >
      {isTransponder(transponder) && offered && !refused && (
        <Button variant="contained" component={Link} to="/animal/create" state={{ transponder }}>
          {translate('animalPages.list.register')}
        </Button>
      )}
      {isTransponder(transponder) && routeExists('/animal/pre-register') && (
        <Button variant="outlined" component={Link} to="/animal/pre-register" state={{ transponder }}>
          {translate('animalPages.form.preRegister')}
        </Button>
      )}
      <Button variant="outlined" component={Link} to="/animal">
        {translate('animalPages.title.list')}
      </Button>
    </EmptyState>
  );
}

/** The animal as its licences see it: a breed that takes none is the reason why none can be added. */
const withLicensing = (animal: AnimalView): AnimalView =>
  animal.breed.hasLicensing
    ? animal
    : {
        ...animal,
        operations: {
          ...animal.operations,
          REGISTER_LICENSING: { allowed: false, reason: 'LICENSE_NOT_APPLICABLE' },
        },
      };

interface AnimalPageProps {
  readonly animal: AnimalView;
  readonly refresh: () => Promise<void>;
}

function AnimalPage({ animal, refresh }: AnimalPageProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const location = useLocation();
  const [dialog, setDialog] = useOperationDialog('animal', animal);
  const [isCertifying, setCertifying] = useDialog('certificate');
  const [isMerging, setMerging] = useDialog('merge');
  const [isSourcing, setSourcing] = useDialog('sources');
  const [isLicensing, setLicensing] = useDialog(LICENSE);
  const [isComparing, setComparing] = useDialog(VERSIONS);
  const state = location.state as { edit?: boolean; print?: boolean } | null;
  const canEdit = animal.operations.EDIT?.allowed === true;
  const isEditing = state?.edit === true && canEdit;
  const go = (next: { edit?: boolean } | null) =>
    void navigate(
      { pathname: location.pathname, search: next?.edit ? '' : location.search },
      { replace: true, state: next },
    );
  const closeEdit = async () => {
    await refresh();
    go(null);
  };

  const panels: Readonly<Record<TabName, ReactNode>> = {
    general: isEditing ? (
      <EditTab animal={animal} onDone={closeEdit} onCancel={() => go(null)} />
    ) : (
      <GeneralTab animal={animal} onSources={() => setSourcing(true)} />
    ),
    lifeLine: <LifeLineTab transponder={animal.transponder} />,
    owner: <TransferTab animal={animal} />,
    lost: <LostTab animal={animal} />,
    certificates: <CertificatesTab animal={animal} onIssue={() => setCertifying(true)} />,
    tickets: <TicketsTab animal={animal} />,
    files: <FilesTab id={animal.id} />,
    versions: (
      <VersionsTab
        module={module}
        id={animal.id}
        none={{
          title: translate('animalPages.versions.none'),
          text: translate('animalPages.versions.noneText'),
        }}
      />
    ),
  };
  const own = tabsFor().map((name) => ({
    name,
    label: translate(`animalPages.view.tabs.${name}`),
    panel: <Suspense>{panels[name]}</Suspense>,
  }));
  // Merges are rare: the tab is there where there was one.
  const children = childrenOf(module).filter(
    ({ name }) => name !== 'animalMerge' || animal.hasMergedTransponders,
  );
  const records = childTabs(translate, children, withLicensing(animal)).map((tab) => ({
    ...tab,
    label: translate(`animalPages.view.tabs.${tab.name}`, { _: tab.label }),
  }));
  const tabs = inOrder([...own, ...records]);

  // A link that asks for printing prints once.
  const wantsPrint = state?.print === true;
  useEffect(() => {
    if (!wantsPrint) return undefined;
    // The request is removed after the print, not before: removing it ends this effect and its timer.
    const timer = setTimeout(() => {
      void navigate(location.pathname, { replace: true, state: null });
      window.print();
    }, 300);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react/exhaustive-deps
  }, [wantsPrint]);

  const canPhoto = animal.operations.SET_PHOTO?.allowed === true;
  return (
    <>
      <PageTitle>{animal.name}</PageTitle>
      <PrintSheet animal={animal} />
      <Box
        sx={{
          ...withAside,
          [BESIDE]: {
            ...withAside[BESIDE],
            // What the panel is taller than the page beside it stays below the tab, not above the tabs.
            gridTemplateRows: 'auto 1fr',
            // The tabs beside it fit their strip.
            '&:has(> aside)': { gridTemplateColumns: 'minmax(0, 1fr) 304px' },
            '& > aside': { gridRow: '1 / span 2', gridColumn: 2 },
          },
        }}
      >
        <Box sx={stack}>
          <AnimalHeader animal={animal} onPhoto={canPhoto ? () => setDialog('setPhoto') : undefined} />
          <Alerts animal={animal} />
        </Box>
        <SidePanel
          animal={animal}
          isEditing={isEditing}
          onEdit={() => go({ edit: true })}
          onDialog={setDialog}
          onPrint={() => window.print()}
        />
        <RecordTabs
          id="animal-tab"
          label={translate('animalPages.view.tabs.label')}
          tabs={tabs}
          closed={isEditing ? translate('animalPages.view.tabOff') : undefined}
        />
      </Box>
      <Suspense>
        {isCertifying && animal.operations.PRINT_CERTIFICATE?.allowed && (
          <CertificateDialog animal={animal} onClose={() => setCertifying(false)} />
        )}
        {isLicensing && animal.breed.hasLicensing && animal.operations.REGISTER_LICENSING?.allowed && (
          <LicenseDialog animal={animal} onClose={() => setLicensing(false)} onDone={refresh} />
        )}
        {isComparing && may('READ_VERSIONS') && (
          <ModuleVersions module={module} record={{ ...animal }} onClose={() => setComparing(false)} />
        )}
        {isSourcing && <SourcesDialog animal={animal} onClose={() => setSourcing(false)} />}
        {isMerging && animal.operations.MERGE?.allowed && (
          <MergeDialog animal={animal} onClose={() => setMerging(false)} onDone={refresh} />
        )}
        {dialog === 'setPhoto' ? (
          <PhotoDialog animal={animal} onClose={() => setDialog(null)} onDone={refresh} />
        ) : (
          <OperationDialog
            module="animal"
            record={animal}
            open={dialog}
            onClose={() => setDialog(null)}
            onDone={refresh}
          />
        )}
      </Suspense>
    </>
  );
}
