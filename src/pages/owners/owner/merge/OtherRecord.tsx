import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { callApi } from '../../../../../dataProvider/index.ts';
import { findOwnersAlike } from '../../../../../resources/owners/owner/calls.ts';
import { QueryError } from '../../../../components/QueryError.tsx';
import { MergeSearch } from '../../../../records/MergeSearch.tsx';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { StatusBadge } from '../../../../theme/StatusBadge.tsx';
import { ALIKE_FIELDS } from '../record/OwnersAlike.tsx';
import type { OwnerRecord } from '../record/useOwner.ts';

/** A record that may be the other one. */
interface Candidate {
  readonly id: number;
  readonly name: string;
  readonly county?: string | null;
  readonly vatNumber?: string | null;
  readonly reasons?: readonly string[];
}

interface OtherRecordProps {
  readonly owner: OwnerRecord;
  readonly onChoose: (id: number) => void;
}

const MAX_OWNERS_FOUND = 8;
const FEWEST_LETTERS = 3;

/** Finds the other record of an owner: among those that are alike, or by a search. */
export function OtherRecord({ owner, onChoose }: OtherRecordProps) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  const say = useTexts('ownerMergePages.dialog');
  const alike = useQuery({
    queryKey: ['owner', 'mergeAlike', owner.id, owner.version],
    queryFn: ({ signal }) =>
      callApi(
        findOwnersAlike,
        {
          body: {
            id: owner.id,
            ...Object.fromEntries(ALIKE_FIELDS.map((name) => [name, owner[name] ?? null])),
          },
        },
        { signal },
      ),
  });
  const found = useQuery({
    queryKey: ['owner', 'mergeSearch', owner.id, searched],
    enabled: searched !== '',
    queryFn: async ({ signal }): Promise<readonly Candidate[]> => {
      const { data } = await provider.getList('owner', {
        filter: { q: searched },
        pagination: { page: 1, perPage: MAX_OWNERS_FOUND },
        sort: { field: 'name', order: 'ASC' },
        signal,
      });
      return data.filter(({ id }) => id !== owner.id) as readonly Candidate[];
    },
  });
  const list = (title: string, candidates: readonly Candidate[]) => (
    <Box component="section" aria-label={title}>
      <Typography variant="h3" sx={{ fontSize: '0.9375rem', fontWeight: 600, mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {candidates.map((one) => (
          <Box
            component="li"
            key={one.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              justifyContent: 'space-between',
            }}
          >
            <Box sx={{ minWidth: 0, flex: '1 1 200px' }}>
              <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{one.name}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {[one.vatNumber, one.county].filter(Boolean).join(' · ')}
              </Box>
              {one.reasons && (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
                  {one.reasons.map((reason) => (
                    <StatusBadge key={reason} tone="attention">
                      {translate(`ownerPages.alike.reasons.${reason}`)}
                    </StatusBadge>
                  ))}
                </Box>
              )}
            </Box>
            <Button
              variant="outlined"
              size="small"
              onClick={() => onChoose(one.id)}
              aria-label={translate('ownerMergePages.dialog.chooseNamed', { name: one.name })}
            >
              {say('choose')}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
  return (
    <>
      {alike.data && alike.data.length > 0 && list(say('alike'), alike.data)}
      {alike.data?.length === 0 && (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {say('noneAlike')}
        </Typography>
      )}
      <QueryError query={alike} />
      <MergeSearch
        label={say('search')}
        help={say('searchHelp')}
        text={typed}
        onText={setTyped}
        html={{ maxLength: 100 }}
        search={say('searchButton')}
        isSearching={found.isFetching}
        isReady={typed.trim().length >= FEWEST_LETTERS}
        onSearch={() => setSearched(typed.trim())}
      />
      {alike.isPending && <LinearProgress aria-label={say('alike')} />}
      <QueryError query={found} />
      <Box role="status">
        {found.data?.length === 0 && say('none')}
        {found.data && found.data.length > 0 && list(say('results'), found.data)}
      </Box>
    </>
  );
}
