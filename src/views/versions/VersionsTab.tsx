import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyModule } from '../../../resources/kit/module.ts';
import { EmptyState } from '../../parts/page/EmptyState.tsx';
import { QueryError } from '../../parts/page/QueryError.tsx';
import { useVersions } from './useVersions.ts';
import { VersionComparison } from './VersionComparison.tsx';
import { VersionList } from './VersionList.tsx';

interface VersionsTabProps {
  readonly module: AnyModule;
  readonly id: number;
  /** What is said where a record has no versions. */
  readonly none: { readonly title: string; readonly text?: string };
}

/** The record as it was: every version with its author, and any two side by side. */
export function VersionsTab({ module, id, none }: VersionsTabProps) {
  const translate = useTranslate();
  const query = useVersions(module, id);
  const { data: versions, error, isPending } = query;
  const [pair, setPair] = useState<readonly number[]>([]);
  const shown = pair.length > 0 ? pair : (versions ?? []).slice(0, 2).map((one) => one.version);
  const [newer, older] = (versions ?? []).filter((one) => shown.includes(one.version));
  if (isPending) return <LinearProgress aria-label={translate('kit.list.loading')} />;
  if (error) return <QueryError query={query} />;
  if (versions.length === 0) return <EmptyState {...none} />;
  return (
    <Card sx={{ p: 2.5 }}>
      <Box
        sx={{
          display: 'grid',
          gap: versions.length < 2 ? 1 : 3,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: versions.length < 2 ? 'minmax(0, 1fr)' : '260px minmax(0, 1fr)',
          },
        }}
      >
        <VersionList versions={versions} chosen={shown} onChoose={setPair} />
        {older && newer ? (
          <VersionComparison module={module} older={older} newer={newer} />
        ) : (
          <Box sx={{ color: 'text.secondary' }}>
            {translate(versions.length < 2 ? 'kit.compare.versions.none' : 'kit.compare.versions.chooseTwo')}
          </Box>
        )}
      </Box>
    </Card>
  );
}
