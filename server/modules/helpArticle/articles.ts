import { helpArticle } from '../../../resources/helpArticle/schema.ts';
import { tableFor } from '../tableFor.ts';
import { helpArticleHooks } from './hooks.ts';

/** The table that help is kept in. */
export const articles = tableFor(helpArticle, helpArticleHooks);
