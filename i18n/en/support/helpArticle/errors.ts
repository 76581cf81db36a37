import type { HelpArticleCode } from '../../../../resources/support/helpArticle/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Articles of the help. */
export const helpArticleErrors = {
  ERROR_DELETE_HELP: 'Error, Something went wrong',
} satisfies CodeTexts<HelpArticleCode>;
