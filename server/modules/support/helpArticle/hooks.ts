import { helpArticle } from '../../../../resources/support/helpArticle/schema.ts';
import { hooksFor } from '../../../crud/hooks.ts';

export const helpArticleHooks = hooksFor(helpArticle, {
  beforeSave: async () => ({ updateTimestamp: new Date().toISOString() }),
});
