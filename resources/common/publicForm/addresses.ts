import { PUBLIC_NOTICES } from '../information/notices.ts';

/** Pages of the register's front door, which the start page leads to. */
export const FRONT_PAGE_NAMES = [...PUBLIC_NOTICES, 'lost-and-found', 'sighting', 'sightings'] as const;
export type FrontPageName = (typeof FRONT_PAGE_NAMES)[number];

/** Pages at `/public/<name>` that the page of the public forms answers, besides `/` and `/forms/<name>`. */
export const PUBLIC_PAGE_NAMES = [
  ...FRONT_PAGE_NAMES,
  'request',
  'reminders',
  'contacts',
  'contact-change',
  'death',
  'handover',
  'advert',
  'transfer',
  'dashboards',
] as const;
export type PublicPageName = (typeof PUBLIC_PAGE_NAMES)[number];

const FORMS_PAGE = new RegExp(`^/(?:forms|public/(?:${PUBLIC_PAGE_NAMES.join('|')}))(?:[/?#]|$)`);

/** Whether the page of the public forms answers an address: the back office knows nothing of it. */
export const isFormsPage = (address: string): boolean => FORMS_PAGE.test(address);

/** Whether it is the address of the register itself: a visitor's start page, a user's home page. */
export const isRoot = (address: string): boolean => /^\/(?:[?#]|$)/.test(address);

/**
 * The cookie of a browser that has a session. It says only that: with it `/` is answered with the back office, without
 * it with the start page. Neither shows anything that a session has not opened.
 */
export const SESSION_COOKIE = 'coleira.hasSession';

/** Whether it is a form, the state of a request or a public dashboard, which configured pages may embed. */
export const isEmbeddable = (address: string): boolean =>
  /^\/(?:forms|public\/(?:request|dashboards))(?:[/?#]|$)/.test(address);

/** Whether an address is for everybody: it opens without a session. */
export const isForEverybody = (address: string): boolean => /^\/(?:public|forms)(?:[/?#]|$)/.test(address);
