import Box from '@mui/material/Box';
import { useEffect, useState, type ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { isIsoDate } from '../../../resources/numbers/dates.ts';
import { afterTypingPause } from '../../runtime/afterTypingPause.ts';
import type { ControlProps, FilterProps } from '../kind.ts';

interface WithInput extends FilterProps {
  readonly Input: ComponentType<ControlProps>;
}

/** A filter's value while it is typed; it reaches the list once the typing pauses. */
function useSlow(
  value: unknown,
  onChange: (value: unknown) => void,
  isWhole: (value: unknown) => boolean,
): [unknown, (value: unknown) => void] {
  const [draft, setDraft] = useState<{ readonly value: unknown }>();
  useEffect(() => {
    // Half a date narrows nothing yet.
    if (!draft || !isWhole(draft.value)) return undefined;
    return afterTypingPause(() => {
      onChange(draft.value === '' || draft.value === null ? undefined : draft.value);
      setDraft(undefined);
    });
  }, [draft, onChange, isWhole]);
  return [draft ? draft.value : value, (next) => setDraft({ value: next })];
}

interface OneProps extends WithInput, Pick<ControlProps, 'bare' | 'placeholder'> {
  readonly name: string;
  readonly isWhole?: (value: unknown) => boolean;
}

const always = () => true;
/** The ends of a range are numbers or days; anything else is still being typed. */
const isEnd = (value: unknown): boolean => typeof value !== 'string' || value === '' || isIsoDate(value);

function One({ Input, name, values, onChange, isWhole = always, ...rest }: OneProps) {
  const [value, setValue] = useSlow(values[name], (next) => onChange({ [name]: next }), isWhole);
  return <Input {...rest} value={value ?? null} onChange={setValue} />;
}

/** A filter that is entered as the field itself is. */
export const PlainFilter = (props: WithInput) => <One {...props} name={props.source} />;

/** From and to, each optional. */
export function RangeFilter(props: WithInput) {
  const translate = useTranslate();
  const { id, label, source } = props;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 0.5, minWidth: 0 }}>
      <Box
        component="legend"
        sx={{ p: 0, mb: '5px', fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.35 }}
      >
        {label}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, mt: -0.5 }}>
        <One
          {...props}
          bare
          isWhole={isEnd}
          placeholder={translate('kit.list.filter.fromShort')}
          name={`${source}From`}
          id={`${id}-from`}
          label={translate('kit.list.filter.from', { field: label })}
        />
        <One
          {...props}
          bare
          isWhole={isEnd}
          placeholder={translate('kit.list.filter.toShort')}
          name={`${source}To`}
          id={`${id}-to`}
          label={translate('kit.list.filter.to', { field: label })}
        />
      </Box>
    </Box>
  );
}
