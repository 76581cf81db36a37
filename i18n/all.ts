import { en } from './generated/en/index.ts';
import { toMessages } from './messages.ts';
import { pt } from './generated/pt/index.ts';

/** Both languages at once, for mails and tests. The page takes `index.ts`, which brings English when wanted. */
export const messages = { pt: toMessages(pt), en: toMessages(en) };
