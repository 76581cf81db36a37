import PrintRounded from '@mui/icons-material/PrintRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useActor } from '../../../../authProvider/useSession.ts';
import { may } from '../../../../authProvider/authProvider.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import { listPermissionChanges } from '../../../../resources/access/role/permissionCalls.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { addDays, dayIn, isIsoDate, showTimestamp } from '../../../../resources/numbers/dates.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { PageLoading } from '../../../components/page/PageLoading.tsx';
import { Section } from '../../../components/Section.tsx';
import { DayControl } from '../../../fields/date.tsx';
import { useTimezone } from '../../../fields/index.ts';
import { useListAddress } from '../../../runtime/address/useListAddress.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { stack } from '../../../theme/layout.ts';
import { PermissionNames } from './PermissionNames.tsx';

type Changes = AnswerOf<typeof listPermissionChanges>;

/** The days that the page looks back where the address says none. */
const DAYS = 30;

/** `/role/changes?since=2026-01-01`: who has gained or lost which permissions since a day. */
export function ChangesPage() {
  const say = useTexts('rolePages.changes');
  const actor = useActor();
  const { filter, go } = useListAddress({ since: isIsoDate });
  const since = filter.since ?? addDays(dayIn(actor?.timezone), -DAYS);
  const query = useQuery({
    queryKey: ['role', 'changes', since],
    queryFn: ({ signal }) => callApi(listPermissionChanges, { query: { since } }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Box sx={{ ...stack, maxWidth: 1000 }}>
      <Typography sx={{ color: 'text.secondary' }}>{say('text')}</Typography>
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ flex: '0 1 240px' }}>
          <DayControl
            id="changes-since"
            label={say('since')}
            value={since}
            past
            onChange={(day) => {
              if (typeof day === 'string' && isIsoDate(day)) go({ since: day }, { replace: true });
            }}
          />
        </Box>
        <Button variant="outlined" startIcon={<PrintRounded />} onClick={() => window.print()}>
          {say('print')}
        </Button>
      </Box>
      {query.data ? (
        <Found changes={query.data} />
      ) : query.error ? (
        <QueryError query={query} />
      ) : (
        <PageLoading />
      )}
    </Box>
  );
}

function Found({ changes: { roles, people, hasMore } }: { readonly changes: Changes }) {
  const say = useTexts('rolePages.changes');
  if (roles.length + people.length === 0) return <EmptyState title={say('none')} text={say('noneText')} />;
  return (
    <>
      <Section title={say('roles', { smart_count: roles.length })} hint={say('rolesText')}>
        {roles.length === 0 ? (
          <Typography>{say('noRoles')}</Typography>
        ) : (
          <List>
            {roles.map((role) => (
              <Change
                key={role.id}
                name={role.event === 'DELETED' ? role.name : <Link to={`/role/${role.id}`}>{role.name}</Link>}
                about={`${say(`events.${role.event}`)} · ${say('people', { smart_count: role.people })}`}
                change={role}
              />
            ))}
          </List>
        )}
      </Section>
      {may('READ_USER') && (
        <Section title={say('accounts', { smart_count: people.length })} hint={say('accountsText')}>
          {people.length === 0 ? (
            <Typography>{say('noAccounts')}</Typography>
          ) : (
            <List>
              {people.map((person) => (
                <Change
                  key={person.id}
                  name={<Link to={`/user/${person.id}?tab=permissions`}>{person.name}</Link>}
                  about={reasonOf(say, person)}
                  change={person}
                />
              ))}
            </List>
          )}
          {hasMore && <Typography sx={{ mt: 1 }}>{say('more')}</Typography>}
        </Section>
      )}
    </>
  );
}

/** What has changed with an account, in words. */
function reasonOf(
  say: ReturnType<typeof useTexts<'rolePages.changes'>>,
  person: Changes['people'][number],
): string {
  const { roleBefore, roleAfter, wasActive, isActive, entity } = person;
  const role = (one: typeof roleBefore) => one?.name ?? say('noRole');
  return [
    wasActive !== isActive && say(isActive ? 'activated' : 'deactivated'),
    roleBefore?.id !== roleAfter?.id && say('fromTo', { from: role(roleBefore), to: role(roleAfter) }),
    entity?.name,
  ]
    .filter(Boolean)
    .join(' · ');
}

const List = ({ children }: { readonly children: ReactNode }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {children}
  </Box>
);

interface ChangeProps {
  readonly name: ReactNode;
  readonly about: string;
  readonly change: Pick<Changes['roles'][number], 'gained' | 'lost' | 'at' | 'by'>;
}

function Change({ name, about, change: { gained, lost, at, by } }: ChangeProps) {
  const say = useTexts('rolePages.changes');
  const timezone = useTimezone();
  const date = showTimestamp(at, timezone);
  return (
    <Box
      component="li"
      sx={{
        py: 1.5,
        breakInside: 'avoid',
        '& + li': { borderTop: 1, borderColor: 'divider' },
        '&:first-of-type': { pt: 0 },
      }}
    >
      <Typography component="h3" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {about}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {by ? say('by', { date, name: by.name }) : date}
      </Typography>
      <PermissionNames label={say('gained')} names={gained} isGiven />
      <PermissionNames label={say('lost')} names={lost} isGiven={false} />
    </Box>
  );
}
