import BlockRounded from '@mui/icons-material/BlockRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { may } from '../../../../authProvider/authProvider.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import { explainUserPermissions } from '../../../../resources/access/user/calls.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { PERMISSION_GROUPS, type PermissionGroup } from '../../../../resources/kit/permissions.ts';
import { PageLoading } from '../../../components/page/PageLoading.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { Section } from '../../../components/Section.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { stack } from '../../../theme/layout.ts';

type Workplace = AnswerOf<typeof explainUserPermissions>['workplaces'][number];
type Explained = Workplace['permissions'][number];

const GROUPS = Object.entries(PERMISSION_GROUPS) as [PermissionGroup, readonly string[]][];

/** What an account may do at each place of work, by which role, and what takes it away. */
export function PermissionsTab({ record }: { readonly record: RaRecord }) {
  const say = useTexts('rolePages.why');
  const id = Number(record.id);
  const query = useQuery({
    queryKey: ['user', id, 'permissions', record.version],
    queryFn: ({ signal }) => callApi(explainUserPermissions, { params: { id } }, { signal }),
  });
  if (!query.data) return query.error ? <QueryError query={query} /> : <PageLoading />;
  return (
    <Box sx={stack}>
      <Typography sx={{ color: 'text.secondary' }}>{say('text')}</Typography>
      {query.data.workplaces.map((place) => (
        <Place key={place.entity?.id ?? 'none'} place={place} />
      ))}
    </Box>
  );
}

function Place({ place }: { readonly place: Workplace }) {
  const say = useTexts('rolePages.why');
  const { entity, profile, isOperator, role, roleFrom, blocks, permissions } = place;
  const isReader = may('READ_ROLE') || may('WRITE_ROLE');
  return (
    <Section
      title={entity?.name ?? say('noEntity')}
      action={role && isReader && <Link to={`/role/${role.id}`}>{say('openRole')}</Link>}
    >
      <Typography variant="body2">
        {role
          ? `${say('roleOf', { name: role.name })}, ${say(roleFrom === 'ASSOCIATION' ? 'fromAssociation' : 'fromAccount')}`
          : say('noRole')}
      </Typography>
      {profile && <Typography variant="body2">{say('profile', { name: profile })}</Typography>}
      {isOperator && <Typography variant="body2">{say('operator')}</Typography>}
      {blocks.map((block) => (
        <Alert key={block} severity="warning" sx={{ mt: 1 }}>
          {say(`blocks.${block}`)}
        </Alert>
      ))}
      <Typography sx={{ mt: 1.5, fontWeight: 650 }}>
        {blocks.length > 0 && permissions.length > 0 ? `${say('wouldHave')} ` : ''}
        {permissions.length === 0 ? say('none') : say('count', { smart_count: permissions.length })}
      </Typography>
      {GROUPS.map(([group, names]) => (
        <Group
          key={group}
          group={group}
          permissions={permissions.filter(({ permission }) => names.includes(permission))}
        />
      ))}
    </Section>
  );
}

interface GroupProps {
  readonly group: PermissionGroup;
  readonly permissions: readonly Explained[];
}

function Group({ group, permissions }: GroupProps) {
  const translate = useTranslate();
  if (permissions.length === 0) return null;
  return (
    <Box sx={{ mt: 1.5, breakInside: 'avoid' }}>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 700, color: 'text.secondary' }}>
        {translate(`permissions.groups.${group}`)}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', columns: { sm: '320px 2' }, columnGap: 3 }}>
        {permissions.map((one) => (
          <Line key={one.permission} explained={one} />
        ))}
      </Box>
    </Box>
  );
}

/** A permission with its reason; one that has no effect is marked by sign and words. */
function Line({ explained: { permission, by, withheld, isInPart } }: { readonly explained: Explained }) {
  const translate = useTranslate();
  const say = useTexts('rolePages.why');
  const isWithheld = withheld !== null && !isInPart;
  const Icon = isWithheld ? BlockRounded : CheckRounded;
  const reason = withheld
    ? say(`${isInPart ? 'withheldInPart' : 'withheld'}.${withheld}`)
    : by === 'TYPE'
      ? say('byType')
      : by === 'TYPE_IN_PART'
        ? say('byTypeInPart')
        : undefined;
  return (
    <Box
      component="li"
      title={translate(`permissionTexts.${permission}`)}
      sx={{ display: 'flex', gap: 0.75, py: 0.375, breakInside: 'avoid' }}
    >
      <Icon
        aria-hidden
        sx={({ palette: { colours } }) => ({
          fontSize: '1.125rem',
          mt: '2px',
          color: colours.tones[isWithheld ? 'bad' : 'good'].text,
        })}
      />
      <Box sx={{ minWidth: 0 }}>
        {translate(`permissions.names.${permission}`)}
        {reason && (
          <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
            {reason}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
