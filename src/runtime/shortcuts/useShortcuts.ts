import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-admin';
import { isTyping } from '../unsavedInput.ts';
import { ariaKeysOf, isPress, SHORTCUTS, shortcutNames, type ShortcutName } from './catalogue.ts';

/** The key of the shortcuts that the user has switched off on this device. */
export const OFF_KEY = 'shortcuts.off';
export const useShortcutsOff = () => useStore<readonly ShortcutName[]>(OFF_KEY, []);

type Actions = { readonly [Name in ShortcutName]?: (() => void) | undefined };

/**
 * Runs the actions of shortcuts while the component is on the page. Single keys do nothing while the user types; none
 * works while a dialog or menu is open, and a key that is held down runs its action once.
 */
export function useShortcuts(actions: Actions): void {
  const [off] = useShortcutsOff();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || document.querySelector('.MuiModal-root')) return;
    const name = shortcutNames.find((one) => actions[one] && !off.includes(one) && isPress(one, event));
    if (!name || (!('mod' in SHORTCUTS[name]) && isTyping(event.target))) return;
    event.preventDefault();
    actions[name]?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** For `aria-keyshortcuts`: nothing where the shortcut is switched off. */
export function useAriaKeys(name: ShortcutName): string | undefined {
  const [off] = useShortcutsOff();
  return off.includes(name) ? undefined : ariaKeysOf(name);
}
