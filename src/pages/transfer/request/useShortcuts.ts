import { useEffect, useEffectEvent } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input, textarea, select, [contenteditable="true"], [role="combobox"]');

/**
 * Single letters that do something. Not while somebody types, not with a modifier, not while a dialog or menu is
 * open, and not again while the key is held down.
 */
export function useShortcuts(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  const run = useEffectEvent((key: string) => {
    const action = actions[key];
    action?.();
    return action !== undefined;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat) return;
      if (event.defaultPrevented || isTyping(event.target) || document.querySelector('.MuiModal-root'))
        return;
      if (run(event.key.toLowerCase())) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
