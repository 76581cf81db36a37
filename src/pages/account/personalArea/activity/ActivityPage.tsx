import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../../../components/EmptyState.tsx';
import { QueryList } from '../../../../lists/QueryList.tsx';
import { PersonalFrame } from '../PersonalFrame.tsx';
import { ActivityFilters } from './ActivityFilters.tsx';
import { ActivityRow } from './ActivityRow.tsx';
import { useActivity } from './useActivity.ts';

/** `/personal/audit`: what was done with the account, by its user or by another in its name. */
export function ActivityPage() {
  const translate = useTranslate();
  return (
    <PersonalFrame width={960} text={translate('personalPages.audit.text')}>
      <Activity />
    </PersonalFrame>
  );
}

/** A component of its own: during an impersonation it is not drawn and requests nothing. */
function Activity() {
  const translate = useTranslate();
  const { list, filter, go } = useActivity();
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <>
      <ActivityFilters filter={filter} go={go} />
      <QueryList
        {...list}
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
              <Button variant="outlined" onClick={() => go({ kind: '', from: '', to: '' })}>
                {translate('personalPages.audit.showAll')}
              </Button>
            )}
          </EmptyState>
        }
      >
        {(entry) => <ActivityRow key={entry.id} entry={entry} />}
      </QueryList>
      {list.query.data?.totalIsEstimate && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('personalPages.audit.more')}
        </Typography>
      )}
    </>
  );
}
