import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { may } from '../../../authProvider/authProvider.ts';
import type { Translate } from '../../../i18n/index.ts';
import { toUpperSnake } from '../../../resources/kit/names.ts';
import type { AnyModule, Tab } from '../../../resources/kit/module.ts';
import { DOCUMENT_TYPES, type DocumentType } from '../../../resources/common/document/types.ts';
import type { RecordTab } from '../../components/tabs/RecordTabs.tsx';
import { childrenOf, childTabs } from './childTabs.tsx';

// Loaded when such a tab is first opened.
const VersionsTab = lazy(() =>
  import('../versions/VersionsTab.tsx').then((m) => ({ default: m.VersionsTab })),
);
const DocumentsPanel = lazy(() =>
  import('../documents/DocumentsPanel.tsx').then((m) => ({ default: m.DocumentsPanel })),
);

const later = (panel: ReactNode) => <Suspense>{panel}</Suspense>;

const nameOf = (tab: Tab): string => (typeof tab === 'string' ? tab : tab.name);

/** The tabs that no declaration generates, or in a generated one's place, by the names that the declaration gives them. */
export type OwnTabs = Readonly<Record<string, ComponentType<{ readonly record: RaRecord }>>>;

/** The tab of a name; none where the user may not open it. */
function tabOf(
  translate: Translate,
  module: AnyModule,
  record: RaRecord,
  tab: Tab,
  own: OwnTabs,
): readonly RecordTab[] {
  const name = nameOf(tab);
  const id = Number(record.id);
  if (typeof tab !== 'string' && !(may(tab.access) && (tab.when?.(record) ?? true))) return [];
  const Own = own[name];
  const ownPanel = Own && later(<Own record={record} />);
  const children = childrenOf(module).filter((child) => child.name === name);
  if (children.length > 0)
    return childTabs(translate, children, record).map((child) => ({
      ...child,
      panel: ownPanel ?? child.panel,
    }));
  if (name === 'versions') {
    if (module.without?.includes('versions') || !may('READ_VERSIONS')) return [];
    const none = { title: translate('kit.compare.versions.none') };
    const panel = later(<VersionsTab module={module} id={id} none={none} />);
    return [{ name, label: translate('kit.form.tabs.versions'), panel }];
  }
  if (name === 'files') {
    const type = DOCUMENT_TYPES.find((one): one is DocumentType => one === toUpperSnake(module.name));
    if (!type) throw new Error(`${module.name} has no documents: the tab files shows none.`);
    return [
      {
        name,
        label: translate('kit.form.tabs.files'),
        panel:
          ownPanel ??
          later(<DocumentsPanel type={type} id={id} emptyText={translate('kit.list.empty.title')} />),
      },
    ];
  }
  if (!ownPanel) throw new Error(`${module.name} has a tab ${name}, which nothing draws.`);
  return [{ name, label: translate(`resources.${module.name}.tabs.${name}`), panel: ownPanel }];
}

/** The tabs of a generated record page beside its form, as the declaration and the modules of child records say. */
export function useRecordTabs(module: AnyModule, record: RaRecord, own: OwnTabs = {}): readonly RecordTab[] {
  const translate = useTranslate();
  const tabs = module.tabs ?? childrenOf(module).map(({ name }) => name);
  return tabs
    .filter((tab) => nameOf(tab) !== 'fields')
    .flatMap((tab) => tabOf(translate, module, record, tab, own));
}
