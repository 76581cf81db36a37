import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { articleFor } from '../../../../resources/support/helpArticle/articlePages.ts';
import { useFrameNavigate, usePathname } from '../../../runtime/address/frameContext.ts';
import { helpList, useHelpLanguage } from './useHelp.ts';

const HelpPanel = lazy(() => import('./HelpPanel.tsx').then((module) => ({ default: module.HelpPanel })));

/** Where all help is. */
const INDEX = '/help';
/** Says of this tab that the help is open beside the page. */
const OPEN = 'coleira.help';

/**
 * Returns the action of the help button: it opens the help of the current page beside it, where there is one; else, and
 * from the help itself, it opens the index. `panel` must be put on the page.
 */
export function useHelpButton(): {
  readonly press: () => void;
  readonly panel: ReactNode;
  readonly isOpen: boolean;
} {
  const queryClient = useQueryClient();
  const language = useHelpLanguage();
  const navigate = useFrameNavigate();
  const pathname = usePathname();
  const [isOpen, setOpen] = useState(() => sessionStorage.getItem(OPEN) !== null);
  const opener = useRef<Element | null>(null);

  // It follows from page to page, and so it outlives a reload of any of them; not the sign-out.
  useEffect(() => {
    if (!isOpen) return undefined;
    sessionStorage.setItem(OPEN, 'true');
    return () => sessionStorage.removeItem(OPEN);
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const press = async () => {
    if (isOpen) return close();
    opener.current = document.activeElement;
    const list = pathname.startsWith(INDEX)
      ? undefined
      : await queryClient.fetchQuery(helpList(language)).catch(() => undefined);
    if (list && articleFor(list.content, pathname)) return setOpen(true);
    return navigate(INDEX);
  };
  return {
    press: () => void press(),
    isOpen,
    panel: isOpen && (
      <Suspense fallback={null}>
        <HelpPanel onClose={close} />
      </Suspense>
    ),
  };
}
