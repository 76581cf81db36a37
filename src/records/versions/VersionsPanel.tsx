import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyModule } from '../../../resources/kit/module.ts';
import { isIsoDate, isPast, showDate, showTimestamp } from '../../../resources/numbers/dates.ts';
import { DayControl } from '../../fields/date.tsx';
import { useTimezone } from '../../fields/index.ts';
import { useUrlParam } from '../../runtime/address/useUrlParam.ts';
import { useErrorText } from '../../runtime/failures/useErrorText.ts';
import { stack } from '../../theme/layout.ts';
import { firstPair } from './firstPair.ts';
import { useVersionAt, type Version } from './useVersions.ts';
import { VersionComparison } from './VersionComparison.tsx';
import { VersionList } from './VersionList.tsx';

/** From this width of the panel on, two versions fit beside their list. */
const BESIDE_LIST = '@container (min-width: 820px)';

interface VersionsPanelProps {
  readonly module: AnyModule;
  readonly id: unknown;
  /** At least one, the newest first. */
  readonly versions: readonly Version[];
  /** The width of the list, where there is room beside it. */
  readonly listWidth: string;
}

/**
 * The versions of a record with their authors: any two of them side by side, and the record as it was on a day, which is
 * in the address (`?at=2024-05-01`); `?version=3` starts with that version and the one before it, the first with the newest.
 */
export function VersionsPanel({ module, id, versions, listWidth }: VersionsPanelProps) {
  const translate = useTranslate();
  const [asked, setAsked] = useUrlParam('at');
  const [half, setHalf] = useState<unknown>(null);
  const at = asked !== null && isIsoDate(asked) && isPast(asked) ? asked : null;
  const [pair, setPair] = useState<readonly number[]>([]);
  const hasOne = versions.length < 2;
  const put = (value: unknown) => {
    const isWhole = value === null || value === '' || (typeof value === 'string' && isIsoDate(value));
    setHalf(isWhole ? null : value);
    if (isWhole) setAsked(typeof value === 'string' && value !== '' ? value : null);
  };
  // Until the user chooses otherwise.
  const [named] = useUrlParam('version');
  const found = versions.findIndex(({ version }) => String(version) === named);
  const start = firstPair(versions, found);
  const chosen = pair.length > 0 ? pair : start.map((one) => one.version);
  const [newer, older] = versions.filter((one) => chosen.includes(one.version));
  return (
    <Box sx={{ ...stack, containerType: 'inline-size' }}>
      {named !== null && found < 0 && (
        <Alert severity="warning">{translate('kit.compare.versions.unknown', { n: named })}</Alert>
      )}
      <Box sx={{ maxWidth: 320 }}>
        <DayControl
          id="versions-at"
          label={translate('kit.compare.versions.at')}
          help={translate('kit.compare.versions.atHelp')}
          value={half ?? asked}
          onChange={put}
          past
        />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: hasOne ? 1 : 3,
          gridTemplateColumns: 'minmax(0, 1fr)',
          '& > ol': { maxHeight: { md: '40vh' } },
          [BESIDE_LIST]: {
            gridTemplateColumns: hasOne ? 'minmax(0, 1fr)' : `${listWidth} minmax(0, 1fr)`,
            '& > ol': { maxHeight: { md: '60vh' } },
          },
        }}
      >
        <VersionList
          versions={versions}
          chosen={at === null ? chosen : []}
          onChoose={(numbers) => {
            setPair(numbers);
            if (at !== null) put(null);
          }}
        />
        {at !== null ? (
          <AsItWas key={at} module={module} id={id} versions={versions} at={at} />
        ) : older && newer ? (
          <VersionComparison key="pair" module={module} older={older} newer={newer} />
        ) : (
          <Box sx={{ color: 'text.secondary' }}>
            {translate(hasOne ? 'kit.compare.versions.none' : 'kit.compare.versions.chooseTwo')}
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** The record as it was at the end of a day, beside what it is now. */
function AsItWas({
  module,
  id,
  versions,
  at,
}: Omit<VersionsPanelProps, 'listWidth'> & { readonly at: string }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const timezone = useTimezone();
  const { version, isPending, error } = useVersionAt(module, id, versions, at);
  const [newest] = versions;
  const date = showDate(at);
  if (isPending) return <LinearProgress aria-label={translate('kit.list.loading')} />;
  if (error) return <Alert severity="error">{errorText(error)}</Alert>;
  if (!version || !newest || version.revisionType === 'DELETE')
    return <Box role="status">{translate('kit.compare.versions.notYet', { date })}</Box>;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box role="status" sx={{ mb: 1, fontWeight: 600 }}>
        {translate(`kit.compare.versions.${version.version === newest.version ? 'inForceNow' : 'inForce'}`, {
          date,
          n: version.version,
          saved: showTimestamp(version.revisionTimestamp, timezone),
        })}
      </Box>
      <VersionComparison module={module} older={version} newer={newest} isWhole />
    </Box>
  );
}
