import { removeHelp } from '../../../resources/helpArticle/calls.ts';
import { removeRecord } from '../../crud/write.ts';
import { notFound } from '../../errors.ts';
import { handleWrite } from '../../http/handle.ts';
import { articles } from './articles.ts';
import { findArticle } from './findArticle.ts';
import { helpArticleHooks } from './hooks.ts';

export const removeHelpHandler = handleWrite(removeHelp, async (write) => {
  const article = await findArticle(write.tx, { ...write.query, lock: true });
  if (!article) throw notFound();
  await removeRecord(articles(), helpArticleHooks, write, article.id);
  return { id: article.id };
});
