import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

/** The button of all states; no state has its name. */
const ALL = 'ALL';

interface StateToggleProps<State extends string> {
  readonly states: readonly State[];
  /** The state that is shown alone; null where all are. */
  readonly value: State | null;
  readonly onChoose: (state: State | null) => void;
  readonly label: string;
  readonly all: string;
  readonly text: (state: State) => string;
}

/** Chooses the one state whose rows a list shows, or all. */
export const StateToggle = <State extends string>({
  states,
  value,
  onChoose,
  label,
  all,
  text,
}: StateToggleProps<State>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={value ?? ALL}
    onChange={(_, next: State | typeof ALL | null) => next !== null && onChoose(next === ALL ? null : next)}
    aria-label={label}
    sx={{ mb: 1.5, flexWrap: 'wrap' }}
  >
    <ToggleButton value={ALL}>{all}</ToggleButton>
    {states.map((state) => (
      <ToggleButton key={state} value={state}>
        {text(state)}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
