import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';

/** The keys that move the highlight of the list. */
const MOVING = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End']);

interface ComboboxProps<T, Multiple extends boolean, Free extends boolean> extends Omit<
  AutocompleteProps<T, Multiple, boolean, Free>,
  'renderInput' | 'autoHighlight' | 'autoSelect' | 'renderValue'
> {
  /** The properties of its text field. */
  readonly text: TextFieldProps;
  /** Stands in the field before its buttons. */
  readonly adornment?: ReactNode;
  /** Draws what is chosen in one piece, where several are chosen. */
  readonly renderChosen?: (chosen: readonly T[]) => ReactNode;
}

/**
 * The option under the highlight, where the list is open. The library notifies its callers of no highlight that it sets
 * itself, so it is read where a screen reader reads it.
 */
const findHighlighted = (input: HTMLInputElement): HTMLElement | null =>
  input.getAttribute('aria-expanded') === 'true'
    ? document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
    : null;

/**
 * A text field with a list of what can be chosen, the only one of the register. Enter and Tab take the highlighted
 * option: of a closed list the first match once something is typed, where any text is allowed only one that the arrows
 * have reached. While the options are `loading`, those on show belong to an earlier text, and no key takes one.
 */
export function Combobox<T, Multiple extends boolean = false, Free extends boolean = false>({
  text,
  adornment,
  renderChosen,
  onKeyDown,
  onInputChange,
  onFocus,
  ...rest
}: ComboboxProps<T, Multiple, Free>) {
  const isMeant = useRef(false);
  const isFree = rest.freeSolo === true;
  const press = (event: KeyboardEvent<HTMLDivElement> & { defaultMuiPrevented?: boolean }) => {
    onKeyDown?.(event);
    const { key, target } = event;
    if (MOVING.has(key)) isMeant.current = true;
    if (!(target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    const highlighted = rest.loading ? null : findHighlighted(target);
    // The library would take the highlight of a list that is no longer there, and empty the field.
    if (key === 'Enter' && !highlighted) event.defaultMuiPrevented = true;
    if (key === 'Tab' && isMeant.current) highlighted?.click();
  };
  return (
    <Autocomplete<T, Multiple, boolean, Free>
      {...rest}
      autoHighlight={!isFree}
      onKeyDown={press}
      onInputChange={(event, typed, reason) => {
        isMeant.current = reason === 'input' && !isFree && typed.trim() !== '';
        onInputChange?.(event, typed, reason);
      }}
      onFocus={(event) => {
        isMeant.current = false;
        onFocus?.(event);
      }}
      {...(renderChosen && { renderValue: (chosen: unknown) => renderChosen(chosen as readonly T[]) })}
      renderInput={(params) => (
        <TextField
          {...params}
          {...text}
          slotProps={{
            ...text.slotProps,
            htmlInput: { ...params.inputProps, ...text.slotProps?.htmlInput },
            input: {
              ...params.InputProps,
              endAdornment: (
                <>
                  {adornment}
                  {params.InputProps.endAdornment}
                </>
              ),
            },
          }}
        />
      )}
    />
  );
}
