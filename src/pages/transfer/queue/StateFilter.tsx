import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useListContext, useTranslate } from 'react-admin';

const STATES = { open: false, closed: true, all: undefined } as const;
type State = keyof typeof STATES;

/** Which requests: those to be decided, those that are, or all. */
export function StateFilter() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { closed, ...others } = filterValues as Record<string, unknown>;
  const state: State = closed === undefined ? 'all' : String(closed) === 'true' ? 'closed' : 'open';
  const choose = (next: State | null) => {
    if (!next) return;
    const value = STATES[next];
    setFilters(value === undefined ? others : { ...others, closed: value }, undefined, false);
  };
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={state}
      onChange={(_, next: State | null) => choose(next)}
      aria-label={translate('transferPages.queue.state')}
      sx={{ bgcolor: 'background.paper' }}
    >
      {(Object.keys(STATES) as State[]).map((name) => (
        <ToggleButton key={name} value={name}>
          {translate(`transferPages.queue.${name}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
