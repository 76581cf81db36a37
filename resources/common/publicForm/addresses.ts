/** Pages at `/public/<name>` that the page of the public forms answers, besides `/forms/<name>`. */
const NAMES = ['request', 'reminders', 'contacts', 'advert', 'transfer', 'dashboards'] as const;

const FORMS_PAGE = new RegExp(`^/(?:forms|public/(?:${NAMES.join('|')}))(?:[/?#]|$)`);

/** Whether the page of the public forms answers an address: the back office knows nothing of it. */
export const isFormsPage = (address: string): boolean => FORMS_PAGE.test(address);

/** Whether it is a form, the state of a request or a public dashboard, which configured pages may embed. */
export const isEmbeddable = (address: string): boolean =>
  /^\/(?:forms|public\/(?:request|dashboards))(?:[/?#]|$)/.test(address);

/** Whether an address is for everybody: it opens without a session. */
export const isForEverybody = (address: string): boolean => /^\/(?:public|forms)(?:[/?#]|$)/.test(address);
