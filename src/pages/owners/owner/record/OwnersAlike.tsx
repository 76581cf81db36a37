import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { may } from '../../../../../authProvider/authProvider.ts';
import { callApi } from '../../../../../dataProvider/index.ts';
import { findOwnersAlike } from '../../../../../resources/owners/owner/calls.ts';
import { owner as module } from '../../../../../resources/owners/owner/schema.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { LOOK_UP_PAUSE_MS, useDebouncedValue } from '../../../../runtime/useDebouncedValue.ts';
import { StatusBadge } from '../../../../theme/StatusBadge.tsx';

/** The fields by which owners are found who may be the same. */
export const ALIKE_FIELDS = [
  'country',
  'vatNumber',
  'idCard',
  'passport',
  'email',
  'phone',
  'phone2',
  'phone3',
  'name',
  'postalCode',
  'parishId',
] as const;
export type AlikeValues = {
  readonly [K in (typeof ALIKE_FIELDS)[number]]?: (K extends 'parishId' ? number : string) | null;
};

/** Whether enough is typed to search for an owner. */
const isEnough = ({ name, postalCode, parishId, country: _country, ...others }: AlikeValues): boolean =>
  Object.values(others).some(Boolean) || Boolean(name && (postalCode || parishId));

/** The owners who may be the one that is being entered, each with the reasons. */
export function OwnersAlike({ values }: { readonly values: AlikeValues }) {
  const settled = useDebouncedValue(values, LOOK_UP_PAUSE_MS);
  const { data = [] } = useQuery({
    queryKey: ['owner', 'alike', settled],
    queryFn: ({ signal }) => callApi(findOwnersAlike, { body: settled }, { signal }),
    enabled: may(findOwnersAlike.access) && isEnough(settled),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const found = isEnough(settled) ? data : [];
  const say = useTexts('ownerPages.alike');
  return (
    <Card
      component="aside"
      aria-label={say('title')}
      aria-live="polite"
      sx={{ p: 2.25, '&:not(:has(li))': { display: 'none' } }}
    >
      <Typography variant="h2" sx={{ fontSize: '1.0625rem' }}>
        {say('title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem', mt: 0.5 }}>{say('text')}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {found.map(({ id, name, county, reasons }) => (
          <Box component="li" key={id}>
            {may(module.access.pages) ? (
              <Link
                component={RouterLink}
                to={`/owner/${id}`}
                target="_blank"
                sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
              >
                {name}
              </Link>
            ) : (
              <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
            )}
            {county && <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{county}</Box>}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
              {reasons.map((reason) => (
                <StatusBadge key={reason} tone="attention">
                  {say(`reasons.${reason}`)}
                </StatusBadge>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
