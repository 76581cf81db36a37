import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import type { AnyModule } from '../../../resources/kit/module.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { QueryError } from '../../components/QueryError.tsx';
import { useVersions } from './useVersions.ts';
import { VersionsPanel } from './VersionsPanel.tsx';

interface VersionsTabProps {
  readonly module: AnyModule;
  readonly id: number;
  /** The text where a record has no versions. */
  readonly none: { readonly title: string; readonly text?: string };
}

/** The record as it was: every version with its author, and any two side by side. */
export function VersionsTab({ module, id, none }: VersionsTabProps) {
  const translate = useTranslate();
  const query = useVersions(module, id);
  const { data: versions, error, isPending } = query;
  if (isPending) return <LinearProgress aria-label={translate('kit.list.loading')} />;
  if (error) return <QueryError query={query} />;
  if (versions.length === 0) return <EmptyState {...none} />;
  return (
    <Card sx={{ p: 2.5 }}>
      <VersionsPanel module={module} id={id} versions={versions} listWidth="260px" />
    </Card>
  );
}
