import { removeHelp } from '../../../resources/helpArticle/calls.ts';
import { removeById } from '../../crud/write.ts';
import { notFound } from '../../errors.ts';
import { handleWrite } from '../../http/handle.ts';
import { articles } from './articles.ts';
import { findArticle } from './findArticle.ts';

export const removeHelpHandler = handleWrite(removeHelp, async (write) => {
  const article = await findArticle(write.tx, { ...write.query, lock: true });
  if (!article) throw notFound();
  await removeById(write, articles, article.id);
  return { id: article.id };
});
