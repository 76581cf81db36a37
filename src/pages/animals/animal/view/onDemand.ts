import { lazy } from 'react';

// The page begins with the animal itself: these parts are loaded when they are first opened.
export const LostTab = lazy(() =>
  import('../../../../parts/lostFound/lostAnimal/LostTab.tsx').then((m) => ({ default: m.LostTab })),
);
export const LifeLineTab = lazy(() =>
  import('../lifeLine/LifeLineTab.tsx').then((m) => ({ default: m.LifeLineTab })),
);
export const TicketsTab = lazy(() =>
  import('../tickets/TicketsTab.tsx').then((m) => ({ default: m.TicketsTab })),
);
export const VersionsTab = lazy(() =>
  import('../../../../records/versions/VersionsTab.tsx').then((m) => ({ default: m.VersionsTab })),
);
export const ModuleVersions = lazy(() =>
  import('../../../../records/versions/ModuleVersions.tsx').then((m) => ({ default: m.ModuleVersions })),
);
export const MergeDialog = lazy(() =>
  import('../merge/MergeDialog.tsx').then((m) => ({ default: m.MergeDialog })),
);
export const LicenseDialog = lazy(() =>
  import('../license/LicenseDialog.tsx').then((m) => ({ default: m.LicenseDialog })),
);
export const CertificatesTab = lazy(() =>
  import('../certificates/CertificatesTab.tsx').then((m) => ({
    default: m.CertificatesTab,
  })),
);
export const CertificateDialog = lazy(() =>
  import('../certificates/CertificateDialog.tsx').then((m) => ({
    default: m.CertificateDialog,
  })),
);
export const SourcesDialog = lazy(() =>
  import('../sources/SourcesDialog.tsx').then((m) => ({ default: m.SourcesDialog })),
);
export const PhotoDialog = lazy(() => import('./PhotoDialog.tsx').then((m) => ({ default: m.PhotoDialog })));
