import { getHelp } from '../../../resources/helpArticle/calls.ts';
import { notFound } from '../../errors.ts';
import { handleRead } from '../../http/handle.ts';
import { findArticle } from './findArticle.ts';

export const getHelpHandler = handleRead(getHelp, async ({ db, query: { language, url, fallback } }) => {
  const article = await findArticle(db, { language, url, fallback: fallback === 'true' });
  if (!article) throw notFound();
  return article;
});
