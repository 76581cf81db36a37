import { helpArticle } from '../../../resources/helpArticle/schema.ts';
import { storedModule } from '../../write/storedModule.ts';
import type { Article } from './findArticle.ts';
import { helpArticleHooks } from './hooks.ts';

/** Help articles as they are stored. */
export const articles = storedModule<Article>(helpArticle, helpArticleHooks);
