import { lazy, type ComponentType } from 'react';
import {
  FRONT_PAGE_NAMES,
  type FrontPageName,
  type PublicPageName,
} from '../../resources/common/publicForm/addresses.ts';
import { PUBLIC_FORM_NAMES, type PublicFormName } from '../../resources/common/publicForm/forms.ts';
import type { Language, Texts } from './texts.ts';

/** The properties of a page outside the forms. */
export interface PageProps {
  readonly texts: Texts;
  readonly language: Language;
}

type PageName = Exclude<PublicPageName, FrontPageName> | 'forms' | 'front';

/** Pages that are loaded when they are opened, with their texts: the forms do not wait for them. */
export const PAGES: Readonly<Record<PageName, ComponentType<PageProps>>> = {
  // The start page and those around it, which say their titles themselves.
  front: lazy(async () => ({ default: (await import('./front/FrontPages.tsx')).FrontPages })),
  forms: lazy(async () => ({ default: (await import('./Chooser.tsx')).Chooser })),
  request: lazy(async () => ({ default: (await import('./state/StatePage.tsx')).StatePage })),
  reminders: lazy(async () => ({ default: (await import('./mailedLink/RemindersPage.tsx')).RemindersPage })),
  advert: lazy(async () => ({ default: (await import('./AdvertPage.tsx')).AdvertPage })),
  transfer: lazy(async () => ({ default: (await import('./mailedLink/TransferPage.tsx')).TransferPage })),
  dashboards: lazy(async () => ({ default: (await import('./DashboardPage.tsx')).DashboardPage })),
  'contact-change': lazy(async () => ({
    default: (await import('./mailedLink/ContactChangePage.tsx')).ContactChangePage,
  })),
  death: lazy(async () => ({ default: (await import('./mailedLink/DeathPage.tsx')).DeathPage })),
  handover: lazy(async () => ({ default: (await import('./mailedLink/HandoverPage.tsx')).HandoverPage })),
  contacts: lazy(async () => ({ default: (await import('./mailedLink/ContactsPage.tsx')).ContactsPage })),
};

const isOneOf = <T extends string>(names: readonly T[], name: string): name is T =>
  (names as readonly string[]).includes(name);

/** The page of an address, or its form; neither where the address names none. */
export function findPage(path: string): { readonly page?: PageName; readonly form?: PublicFormName } {
  const [, root = '', name = ''] = path.split('/');
  if (root === '') return { page: 'front' };
  if (root === 'public') {
    if (isOneOf(FRONT_PAGE_NAMES, name)) return { page: 'front' };
    return Object.hasOwn(PAGES, name) ? { page: name as PageName } : {};
  }
  if (name === '') return { page: 'forms' };
  if (name === 'state') return { page: 'request' };
  return isOneOf(PUBLIC_FORM_NAMES, name) ? { form: name } : {};
}
