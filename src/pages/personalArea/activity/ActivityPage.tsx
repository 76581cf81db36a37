import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { QueryList } from '../../../lists/QueryList.tsx';
import { PersonalFrame } from '../PersonalFrame.tsx';
import { ActivityFilters } from './ActivityFilters.tsx';
import { ActivityRow } from './ActivityRow.tsx';
import { PER_PAGE, useActivity } from './useActivity.ts';

/** `/personal/audit`: what was done with the account, by its user or by another in its name. */
export function ActivityPage() {
  const translate = useTranslate();
  return (
    <PersonalFrame>
      <Box sx={{ maxWidth: 960, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary', maxWidth: '68ch' }}>
          {translate('personalPages.audit.text')}
        </Typography>
        <Activity />
      </Box>
    </PersonalFrame>
  );
}

/** A component of its own: during an impersonation it is not drawn and requests nothing. */
function Activity() {
  const translate = useTranslate();
  const { list, page, filter, go } = useActivity();
  const { data } = list;
  const isNarrowed = Object.values(filter).some((one) => one !== undefined);
  return (
    <>
      <ActivityFilters filter={filter} onChange={go} />
      <QueryList
        query={list}
        rows={data?.content}
        label={translate('personalPages.title.audit')}
        lines={6}
        lineHeight={32}
        ordered
        empty={
          <EmptyState
            drawing={isNarrowed ? 'unknown' : 'empty'}
            title={translate(`personalPages.audit.${isNarrowed ? 'nothing' : 'none'}`)}
          >
            {isNarrowed && (
              <Button
                variant="outlined"
                onClick={() => go({ kind: undefined, from: undefined, to: undefined })}
              >
                {translate('personalPages.audit.showAll')}
              </Button>
            )}
          </EmptyState>
        }
        pages={{ page, perPage: PER_PAGE, found: data, go: (next) => go({ page: next }) }}
      >
        {(entry) => <ActivityRow key={entry.id} entry={entry} />}
      </QueryList>
      {data?.totalIsEstimate && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('personalPages.audit.more')}
        </Typography>
      )}
    </>
  );
}
