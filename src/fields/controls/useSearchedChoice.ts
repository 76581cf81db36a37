import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { foldText } from '../../../resources/numbers/text.ts';
import { useHeldWhilePressed } from '../../runtime/useHeldWhilePressed.ts';
import { whenReleased } from '../../runtime/whenReleased.ts';
import { useTexts } from '../../runtime/language/useTexts.ts';

/** What is typed into a choice, and whether its list is open: what its options are searched by. */
export function useChoiceEntry() {
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  /** Whether the field was left with a text that is still to be found. */
  const [isLeft, setLeft] = useState(false);
  return { typed, setTyped, text: typed ?? '', isOpen, setOpen, isLeft, setLeft, isWanted: isOpen || isLeft };
}

interface SearchedChoiceOptions<T> {
  readonly label: string;
  readonly chosen: readonly T[];
  readonly several?: boolean;
  /** What the text finds. */
  readonly found: readonly T[];
  readonly isSearching?: boolean;
  readonly isError?: boolean;
  /** The text for no option, where it is not the usual one. */
  readonly none?: string;
  readonly nameOf: (option: T) => string;
  readonly onChoose: (options: readonly T[]) => void;
  readonly onBlur?: (() => void) | undefined;
  /** The error of the chosen value, shown where the text has none. */
  readonly error?: string | undefined;
  readonly help?: string | undefined;
}

interface Problem {
  readonly text: string;
  /** What was chosen when it arose. */
  readonly key: string;
  /** The form has not been held back for it. */
  readonly isNew: boolean;
  /** Not while a pointer is pressed: what it is pressed on would move. */
  readonly isShown: boolean;
}

const idOf = (option: string | { readonly id?: unknown }): string =>
  typeof option === 'string' ? option : String(option.id);

/**
 * Returns the properties of a `Combobox` whose options are searched while the user types, and of its text field. A text
 * that is left in the field chooses the option of this name, or by Tab the only one that it finds; where it names none,
 * or several, the field says so. A form is not sent before: what was typed would be missing. Enter takes what is found
 * as well, once the search has ended, and keeps the text otherwise.
 */
export function useSearchedChoice<T extends string | { readonly id?: unknown }>(
  { typed, setTyped, isOpen, setOpen, isLeft, setLeft }: ReturnType<typeof useChoiceEntry>,
  {
    label,
    chosen,
    several = false,
    found,
    isSearching = false,
    isError = false,
    none,
    nameOf,
    onChoose,
    onBlur,
    error,
    help,
  }: SearchedChoiceOptions<T>,
) {
  const translate = useTranslate();
  const [options, holdOptions] = useHeldWhilePressed(found);
  const say = useTexts('kit.fields.reference');
  const key = chosen.map(idOf).join();
  const [problem, setProblem] = useState<Problem>();
  const present = problem?.key === key ? problem : undefined;
  const shown = present?.isShown ? present : undefined;
  const input = useRef<HTMLInputElement>(null);
  const isLeftByTab = useRef(false);
  const [isEntered, setEntered] = useState(false);
  /** Sends the form that was held back. */
  const send = useRef<() => void>(null);
  const isUnsettled = Boolean(typed?.trim()) || present?.isNew === true;
  const type = (text: string | undefined) => {
    setTyped(text);
    setLeft(false);
    setEntered(false);
    setProblem(undefined);
  };
  const choose = (next: readonly T[]) => {
    type(undefined);
    onChoose(next);
  };

  const isNamed = (option: T) => foldText(nameOf(option)) === foldText(typed ?? '');
  /** Chooses the option that the text names, or the only one that it finds. */
  const chooseFound = (isOnlyEnough: boolean): boolean => {
    const named = found.filter(isNamed);
    const [option, ...others] = named.length > 0 || !isOnlyEnough ? named : found;
    if (option === undefined || others.length > 0 || isError) return false;
    const isChosen = chosen.some((one) => idOf(one) === idOf(option));
    if (several && isChosen) type(undefined);
    else choose(several ? [...chosen, option] : [option]);
    return true;
  };

  const settle = useEffectEvent(() => {
    if (chosen.some(isNamed)) return type(undefined);
    if (chooseFound(isLeftByTab.current)) return undefined;
    const named = found.filter(isNamed);
    setLeft(false);
    // What could not be searched for stays, to be searched for again.
    if (!isError) setTyped(undefined);
    const text = isError
      ? say('failed')
      : say(named.length === 0 ? 'unlisted' : 'ambiguous', { text: typed?.trim() });
    const isHeld = send.current !== null;
    send.current = null;
    if (isHeld) input.current?.focus();
    // At once: the press under way may be on the button that sends the form.
    setProblem({ text, key, isNew: !isHeld, isShown: false });
    whenReleased(() => setProblem((now) => now && { ...now, isShown: true }));
  });
  useEffect(() => {
    if (isLeft && !isSearching) settle();
  }, [isLeft, isSearching]);
  const enter = useEffectEvent(() => {
    setEntered(false);
    if (chooseFound(true)) setOpen(false);
  });
  useEffect(() => {
    if (isEntered && !isSearching) enter();
  }, [isEntered, isSearching]);

  const hold = useEffectEvent((event: SubmitEvent, form: HTMLFormElement) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (typed?.trim()) {
      send.current = () => form.requestSubmit(event.submitter);
      setLeft(true);
    } else {
      setProblem(problem && { ...problem, isNew: false });
      input.current?.focus();
    }
  });
  useEffect(() => {
    const form = input.current?.form;
    if (!isUnsettled || !form) return undefined;
    const listener = (event: SubmitEvent) => hold(event, form);
    form.addEventListener('submit', listener, { capture: true });
    return () => form.removeEventListener('submit', listener, { capture: true });
  }, [isUnsettled]);
  useEffect(() => {
    if (isUnsettled) return;
    send.current?.();
    send.current = null;
  }, [isUnsettled]);

  const press = (event: KeyboardEvent) => {
    isLeftByTab.current = event.key === 'Tab';
    if (event.key !== 'Enter' || !typed?.trim() || event.nativeEvent.isComposing) return;
    // It takes an option, and does not send the form.
    event.preventDefault();
    if (isOpen && !isSearching && found.length > 0) return;
    setOpen(true);
    setEntered(true);
  };
  const leave = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    // Another window has the focus for now.
    if (target === document.activeElement || currentTarget.contains(relatedTarget)) return;
    if (typed?.trim()) setLeft(true);
    else setTyped(undefined);
    onBlur?.();
  };

  const list = {
    multiple: several,
    options,
    onChange: (_: unknown, next: T | T[] | null, reason: string) => {
      if (reason === 'selectOption') setOpen(false);
      choose(next === null ? [] : Array.isArray(next) ? next : [next]);
    },
    open: isOpen,
    // Closed by `onChange`: a list that closes itself scrolls to its top each time it is drawn after an answer.
    disableCloseOnSelect: true,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    inputValue: typed ?? (several || !chosen[0] ? '' : nameOf(chosen[0])),
    onInputChange: (_: unknown, text: string, reason: string) => {
      if (reason !== 'input' && reason !== 'clear') return;
      send.current = null;
      type(text);
    },
    onFocus: ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement) input.current = target;
      send.current = null;
      setLeft(false);
    },
    onKeyDown: press,
    onBlur: leave,
    // They are searched already, by the server also in words that are not shown.
    filterOptions: (all: T[]) => all,
    getOptionKey: idOf,
    getOptionLabel: nameOf,
    isOptionEqualToValue: (a: T, b: T) => idOf(a) === idOf(b),
    loading: isSearching,
    loadingText: say('loading'),
    noOptionsText: isError ? say('failed') : (none ?? say('none')),
    openText: translate('ra.action.open'),
    closeText: translate('ra.action.close'),
    clearText: say('clear', { field: label }),
    slotProps: { listbox: { onPointerDown: holdOptions } },
  };
  const message = shown?.text ?? error;
  const text = {
    label,
    error: message !== undefined,
    helperText: message ?? (help || undefined),
    slotProps: { formHelperText: shown ? { role: 'alert' } : {} },
  };
  return { list, text };
}
