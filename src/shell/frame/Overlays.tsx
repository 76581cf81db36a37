import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFollowHistory } from '../../runtime/address/historyState.ts';
import { useCommand } from './commands.ts';
import { showOverlay, useOverlay } from './overlays.ts';
import { useSupportDialog } from '../../parts/support/ticket/supportDialogState.ts';
import { useShortcuts } from '../../runtime/shortcuts/useShortcuts.ts';

const loadPalette = () => import('../palette/CommandPalette.tsx');
const CommandPalette = lazy(() => loadPalette().then((m) => ({ default: m.CommandPalette })));
const ShortcutsDialog = lazy(() =>
  import('../shortcuts/ShortcutsDialog.tsx').then((m) => ({ default: m.ShortcutsDialog })),
);

/** The page's own search: the first that is shown in it. */
const searchOfPage = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main input[type="search"], main [role="search"] input')].find(
    (field) => field.checkVisibility(),
  );

/** Milliseconds after which the page has what it needs itself. */
const PATIENCE = 1_500;

const close = () => showOverlay();

/** Gives the focus to the page's heading when an overlay without an opening button closes, as after a reload. */
function useFocusAfter(isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
}

/**
 * The overlays that open over every page by a key: the palette, the list of shortcuts. `/` focuses the page's search.
 */
export function Overlays() {
  const translate = useTranslate();
  const shown = useOverlay();
  const isAsking = useSupportDialog() !== null;
  useFollowHistory();
  useFocusAfter(shown !== null || isAsking);
  // It is there when its key is pressed: what is typed right after must not get lost.
  useEffect(() => {
    const timer = setTimeout(() => void loadPalette().catch(() => undefined), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  useShortcuts({
    palette: () => showOverlay('palette'),
    list: () => showOverlay('shortcuts'),
    // Where a page has none, all of the register can be searched.
    search: () => {
      const field = searchOfPage();
      field?.focus();
      // What is typed next takes the place of what is searched for.
      if (field instanceof HTMLInputElement) field.select();
      if (!field) showOverlay('palette');
    },
  });
  useCommand({
    name: 'shortcuts',
    label: translate('shell.shortcuts.title'),
    icon: 'keyboard',
    run: () => showOverlay('shortcuts'),
  });
  return (
    <Suspense fallback={null}>
      {shown === 'palette' && <CommandPalette onClose={close} />}
      {shown === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </Suspense>
  );
}
