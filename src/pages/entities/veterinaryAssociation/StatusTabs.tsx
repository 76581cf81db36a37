import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import {
  ASSOCIATION_STATUSES,
  type AssociationStatus,
} from '../../../../resources/access/session/associationStatuses.ts';
import { counter } from '../../../runtime/counter.ts';

interface StatusTabsProps {
  readonly status: AssociationStatus;
  readonly counts: Readonly<Record<AssociationStatus, number>>;
  readonly onChange: (status: AssociationStatus) => void;
}

/** The statuses, each with its number; those that wait for an answer first. */
export function StatusTabs({ status, counts, onChange }: StatusTabsProps) {
  const translate = useTranslate();
  return (
    <Tabs
      value={status}
      onChange={(_, next: AssociationStatus) => onChange(next)}
      aria-label={translate('associationPages.tabs.label')}
      variant="scrollable"
      allowScrollButtonsMobile
    >
      {ASSOCIATION_STATUSES.map((name) => (
        <Tab
          key={name}
          value={name}
          id={`tab-${name}`}
          aria-controls="associations"
          label={translate(`associationPages.tabs.${name}`, { n: counter(counts[name]) })}
        />
      ))}
    </Tabs>
  );
}
