import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Where a page's title belongs: the heading of the title bar. React-admin's own pages look for the same id. */
export const TITLE_ID = 'react-admin-title';

/** Names the page it is on, in the title bar and, through it, in the browser's tab. */
export function PageTitle({ children }: { readonly children: ReactNode }) {
  const [heading, setHeading] = useState(() => document.getElementById(TITLE_ID));
  useEffect(() => setHeading(document.getElementById(TITLE_ID)), []);
  return heading && createPortal(children, heading);
}
