import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { showTimestamp } from '../../../resources/numbers/dates.ts';
import { useTimezone } from '../../fields/index.ts';
import { isLinked } from '../../runtime/address/routeExists.ts';
import type { Version } from './useVersions.ts';

interface VersionListProps {
  readonly versions: readonly Version[];
  /** Numbers of those compared. */
  readonly chosen: readonly number[];
  readonly onChoose: (numbers: readonly number[]) => void;
}

/** The versions with action, time and user; two selected ones are compared. */
export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  const translate = useTranslate();
  const timezone = useTimezone();
  const toggle = (number: number) =>
    onChoose(
      chosen.includes(number) ? chosen.filter((one) => one !== number) : [...chosen.slice(-1), number],
    );
  return (
    <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0, overflowY: 'auto' }}>
      {versions.map((one, at) => {
        const number = translate('kit.compare.versions.number', { n: one.version });
        return (
          <Box
            component="li"
            key={one.revisionId}
            sx={{
              display: 'flex',
              alignItems: 'flex-start',
              gap: 0.5,
              borderBottom: 1,
              borderColor: 'divider',
              py: 0.75,
              '&:last-of-type': { borderBottom: 0 },
            }}
          >
            {versions.length > 1 && (
              <Checkbox
                size="small"
                checked={chosen.includes(one.version)}
                onChange={() => toggle(one.version)}
                slotProps={{
                  input: { 'aria-label': `${translate('kit.compare.versions.compare')}: ${number}` },
                }}
              />
            )}
            <Box sx={{ minWidth: 0, py: 0.5 }}>
              <Box sx={{ fontWeight: 600 }}>
                {number}
                {' · '}
                {translate(
                  at === 0 && one.revisionType !== 'DELETE'
                    ? 'kit.compare.versions.current'
                    : `kit.compare.versions.${one.revisionType}`,
                )}
              </Box>
              {/* Why, where the type alone does not say it. */}
              {one.revisionAction && one.revisionAction !== one.revisionType && (
                <div>
                  {translate(`auditActions.${one.revisionAction}`, {
                    _: one.revisionAction,
                  })}
                </div>
              )}
              <Box
                sx={{ fontSize: '0.8125rem', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
              >
                <time dateTime={one.revisionTimestamp}>{showTimestamp(one.revisionTimestamp, timezone)}</time>
                <br />
                <Author version={one} />
              </Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

/** The user who saved a version, linked to the page of the veterinarian or account where it may be opened. */
function Author({
  version: { creationUser, isOwnerCreationUser, revisionKey },
}: {
  readonly version: Version;
}) {
  const translate = useTranslate();
  if (!creationUser) return translate('kit.compare.versions.system');
  const { id, name: user, entity, veterinaryId } = creationUser;
  const by = isOwnerCreationUser ? 'whoOwns' : entity ? 'whoAt' : 'who';
  const text = translate(`kit.compare.versions.${by}`, { user, entity });
  const page = veterinaryId === null ? `/user/${id}` : `/veterinary/${veterinaryId}`;
  const person = isLinked(page) ? (
    <Link component={RouterLink} to={page} color="inherit">
      {text}
    </Link>
  ) : (
    text
  );
  if (!revisionKey) return person;
  const program = revisionKey.partner ? `${revisionKey.name}, ${revisionKey.partner}` : revisionKey.name;
  return (
    <>
      {person} {translate('kit.compare.versions.byKey', { program })}
    </>
  );
}
