import { en } from './generated/en/index.ts';
import { toMessages } from './messages.ts';
import { pt } from './generated/pt/index.ts';

/** Both languages at once, for mails and tests. The page uses `index.ts`, which loads English when it is chosen. */
export const messages = { pt: toMessages(pt), en: toMessages(en) };
