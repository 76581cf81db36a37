import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { visuallyHidden } from '@mui/utils';
import { useGetList, useTranslate } from 'react-admin';
import { TO_DECIDE, WITH_DOCUMENTS_AWAITED } from '../../../resources/common/request/overview.ts';
import { useRequestType } from '../requestType.ts';
import { counter } from '../../runtime/counter.ts';
import { useFilters } from '../../lists/filter/useFilters.ts';

/** The filter of each tab. */
const STATES = {
  decide: TO_DECIDE,
  documents: WITH_DOCUMENTS_AWAITED,
  closed: { closed: true },
  all: {},
} as const;
type State = keyof typeof STATES;
const COUNTED: readonly State[] = ['decide', 'documents'];

/** The tab that a filter shows; none where it is narrowed in a way that no tab does. */
function stateOf({ validationStatus, closed }: Readonly<Record<string, unknown>>): State | false {
  if (validationStatus === undefined) {
    if (closed === undefined) return 'all';
    return String(closed) === 'true' ? 'closed' : false;
  }
  if (closed !== undefined) return false;
  const wanted = String(validationStatus);
  return (
    COUNTED.find((name) => wanted === (STATES[name] as { validationStatus: string }).validationStatus) ??
    false
  );
}

function useCount(resource: string, filter: Readonly<Record<string, unknown>>): number | undefined {
  const { total } = useGetList(resource, { filter, pagination: { page: 1, perPage: 1 } });
  return total;
}

/** The requests by what they wait for: a decision, or documents of those who asked; then those decided, then all. */
export function StateTabs() {
  const translate = useTranslate();
  const { resource } = useRequestType();
  const { filterValues, setFilters } = useFilters();
  const { closed: _closed, validationStatus: _status, ...others } = filterValues;
  const counts: Partial<Record<State, number | undefined>> = {
    decide: useCount(resource, { ...others, ...STATES.decide }),
    documents: useCount(resource, { ...others, ...STATES.documents }),
  };
  return (
    <Tabs
      value={stateOf(filterValues)}
      onChange={(_, next: State) => setFilters({ ...others, ...STATES[next] }, undefined, false)}
      aria-label={translate('kit.requests.queue.state')}
      variant="scrollable"
      allowScrollButtonsMobile
      className="no-print"
    >
      {(Object.keys(STATES) as State[]).map((name) => (
        <Tab
          key={name}
          value={name}
          label={
            <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
              {translate(`kit.requests.queue.${name}`)}
              {COUNTED.includes(name) && <Count n={counts[name]} />}
            </Box>
          }
        />
      ))}
    </Tabs>
  );
}

/** The number of requests in a tab; its place is reserved until it is known. */
function Count({ n }: { readonly n: number | undefined }) {
  return (
    <>
      <Box
        component="span"
        aria-hidden
        sx={{
          minWidth: 28,
          px: 0.75,
          borderRadius: '10px',
          fontSize: '0.8125rem',
          lineHeight: '1.25rem',
          textAlign: 'center',
          fontVariantNumeric: 'tabular-nums',
          bgcolor: 'action.selected',
          color: 'text.primary',
        }}
      >
        {n === undefined ? '\u00a0' : counter(n)}
      </Box>
      {n !== undefined && <span style={visuallyHidden}>{`(${counter(n)})`}</span>}
    </>
  );
}
