import type { Translate } from '../../../i18n/index.ts';
import { isTransponder } from '../../../resources/numbers/transponderShape.ts';
import { spaced } from '../../../resources/numbers/spaced.ts';

/** Returns a ticket's subject as it is shown: the name of a category, the number of an animal in groups, or the user's words. */
export const ticketSubject = (translate: Translate, subject: string): string =>
  isTransponder(subject) ? spaced(subject) : translate(`supportPages.category.${subject}`, { _: subject });
