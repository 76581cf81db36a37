import { foldText } from '../../../resources/numbers/text.ts';
import { Combobox } from '../../components/Combobox.tsx';
import type { ControlProps } from '../kind.ts';
import { useChoiceEntry, useSearchedChoice } from './useSearchedChoice.ts';

/** The properties of a control that stands outside a generated form. */
export type SelectProps = Pick<ControlProps, 'id' | 'label' | 'value' | 'onChange'> & Partial<ControlProps>;

interface SearchableSelectProps extends SelectProps {
  /** The values, in the order in which they are offered; the chosen one may be missing. */
  readonly options: readonly string[];
  readonly nameOf: (option: string) => string;
  /** Whether an option is found by what was typed, which comes without accents and capitals. */
  readonly isFound: (option: string, sought: string) => boolean;
  readonly groupOf?: (option: string) => string;
  readonly placeholder?: string;
  /** The value can be replaced, but not taken away. */
  readonly isKept?: boolean;
}

/** One of many values that the page knows, found by typing a part of its name. */
export function SearchableSelect({
  id,
  label,
  value,
  onChange,
  onBlur,
  inputRef,
  error,
  help,
  required = false,
  disabled = false,
  options,
  nameOf,
  isFound,
  groupOf,
  placeholder,
  isKept = false,
}: SearchableSelectProps) {
  const chosen = typeof value === 'string' && value !== '' ? value : null;
  const entry = useChoiceEntry();
  const sought = foldText(entry.text);
  const all = chosen !== null && !options.includes(chosen) ? [chosen, ...options] : options;
  const { list, text } = useSearchedChoice(entry, {
    label,
    chosen: chosen === null ? [] : [chosen],
    found: entry.isWanted ? all.filter((option) => isFound(option, sought)) : all,
    nameOf,
    onChoose: ([option]) => onChange(option ?? null),
    onBlur,
    error,
    help,
  });
  return (
    <Combobox<string, boolean>
      id={id}
      {...list}
      disableClearable={isKept}
      value={chosen}
      disabled={disabled}
      groupBy={groupOf}
      text={{ ...text, inputRef, required, placeholder }}
    />
  );
}
