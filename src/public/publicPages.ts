import { lazy, type ComponentType } from 'react';
import type { Language, Texts } from './texts.ts';

/** The properties of a page outside the forms. */
export interface PageProps {
  readonly texts: Texts;
  readonly language: Language;
}

export type PublicPageName = keyof Texts['pages'];

/** Pages at `/public/<name>` that are loaded when they are opened, with their texts: the forms do not wait for them. */
export const PAGES: Readonly<Record<PublicPageName, ComponentType<PageProps>>> = {
  advert: lazy(async () => ({ default: (await import('./AdvertPage.tsx')).AdvertPage })),
  transfer: lazy(async () => ({ default: (await import('./mailedLink/TransferPage.tsx')).TransferPage })),
  dashboards: lazy(async () => ({ default: (await import('./DashboardPage.tsx')).DashboardPage })),
  'contact-change': lazy(async () => ({
    default: (await import('./mailedLink/ContactChangePage.tsx')).ContactChangePage,
  })),
  death: lazy(async () => ({ default: (await import('./mailedLink/DeathPage.tsx')).DeathPage })),
  contacts: lazy(async () => ({ default: (await import('./mailedLink/ContactsPage.tsx')).ContactsPage })),
};

/** The page of an address; undefined for the forms. */
export const findPage = (path: string): PublicPageName | undefined => {
  const [, root, name = ''] = path.split('/');
  return root === 'public' && Object.hasOwn(PAGES, name) ? (name as PublicPageName) : undefined;
};
