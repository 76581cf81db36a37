import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useActor } from '../../../../authProvider/useSession.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import { ROOT_ENTITY } from '../../../../resources/entities/entity/root.ts';
import { getEntityPlace, searchEntityLevel } from '../../../../resources/entities/entity/treeCalls.ts';
import { QueryError } from '../../../components/QueryError.tsx';
import { Section } from '../../../components/Section.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { routeExists } from '../../../runtime/address/routeExists.ts';

/** Entities below one that its page names; all are in the tree. */
const BELOW = 10;

/** The name of an entity, which leads to its page where the reader has one of it. */
function EntityLink({ id, name }: { readonly id: number; readonly name: string }) {
  const page = `/entity/${id}`;
  if (!routeExists(page)) return name;
  return (
    <Link component={RouterLink} to={page}>
      {name}
    </Link>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box component="dt" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

/** Where an entity stands in the tree, what it may register, and whose credits pay for that. */
export function EntityStanding({ entityId: id }: { readonly entityId: number }) {
  const say = useTexts('entityPages.standing');
  const tree = useTexts('entityPages.tree');
  const query = useQuery({
    queryKey: ['entity', 'place', id],
    queryFn: ({ signal }) => callApi(getEntityPlace, { params: { id } }, { signal }),
  });
  const { data } = query;
  return (
    <Section title={say('title')}>
      <QueryError query={query} />
      {query.isPending && [0, 1, 2].map((line) => <Skeleton key={line} height={32} />)}
      {data && (
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gap: 1.75,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Fact label={say('path')}>
            {data.above.length === 0 ? (
              say('top')
            ) : (
              <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {[...data.above, data].map((one, level) => (
                  <Box component="li" key={one.id} sx={{ pl: level * 1.5 }}>
                    {level > 0 && <span aria-hidden>{'└ '}</span>}
                    {one.id === id ? <strong>{one.name}</strong> : <EntityLink {...one} />}
                  </Box>
                ))}
              </Box>
            )}
          </Fact>
          <Fact label={say('below')}>
            {data.children === 0 ? say('noneBelow') : <Below id={id} count={data.children} />}
          </Fact>
          <Fact label={say('registersTitle')}>
            {say(`registers.${data.registers}`)}
            <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{data.profile.name}</Box>
          </Fact>
          <Fact label={say('paysTitle')}>
            {data.payer === null ? (
              say('paysNothing')
            ) : data.payer.id === id ? (
              say('paysItself')
            ) : (
              <EntityLink id={data.payer.id} name={say('paysFrom', { name: data.payer.name })} />
            )}
            {data.payer && data.credits !== null && (
              <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
                {say('credits', { smart_count: data.credits, n: data.credits })}
              </Box>
            )}
          </Fact>
          <Fact label={say('staffTitle')}>
            {[
              tree('users', { smart_count: data.users }),
              tree('veterinarians', { smart_count: data.veterinarians }),
            ].join(' · ')}
          </Fact>
        </Box>
      )}
    </Section>
  );
}

/** The first entities below one, and the way to the others. */
function Below({ id, count }: { readonly id: number; readonly count: number }) {
  const say = useTexts('entityPages.standing');
  const query = useQuery({
    queryKey: ['entity', 'tree', id, 'first'],
    queryFn: ({ signal }) =>
      callApi(searchEntityLevel, { query: { parentId: [id], itemsPerPage: BELOW } }, { signal }),
  });
  return (
    <>
      <QueryError query={query} />
      {query.isPending && <Skeleton />}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {query.data?.content.map((one) => (
          <li key={one.id}>
            <EntityLink {...one} />
          </li>
        ))}
      </Box>
      {count > BELOW && (
        <Link component={RouterLink} to="/entity/tree">
          {say('allBelow', { n: count })}
        </Link>
      )}
    </>
  );
}

/** Why some of an entity cannot be changed: it is the root of the register, or the reader's own. */
export function EntityLimits({ entityId }: { readonly entityId: number }) {
  const say = useTexts('entityPages.standing');
  const actor = useActor();
  if (entityId === ROOT_ENTITY) return <Alert severity="info">{say('root')}</Alert>;
  const isOwn = actor?.isOperator === true && actor.entity?.id === entityId;
  return isOwn ? <Alert severity="info">{say('own')}</Alert> : null;
}
