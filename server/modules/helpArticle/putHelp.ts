import { putHelp } from '../../../resources/helpArticle/calls.ts';
import { createRecord, updateRecord } from '../../crud/write.ts';
import { formError, notFound } from '../../errors.ts';
import { handleWrite } from '../../http/handle.ts';
import { articles } from './articles.ts';
import { findArticle, type Article } from './findArticle.ts';
import { helpArticleHooks } from './hooks.ts';

/** Writes by the pipeline of every record: its checks, versions and audit are those of all others. */
export const putHelpHandler = handleWrite(putHelp, async (write) => {
  const { tx, query, body } = write;
  const { version, ...given } = body;
  const before = await findArticle(tx, { ...query, lock: true });
  if (!before) {
    // Somebody has deleted what this change was made to.
    if (version) throw notFound();
    return (await createRecord(articles(), helpArticleHooks, write, { ...query, ...given })) as Article;
  }
  if (version === null) throw formError([{ property: 'url', error: 'DUPLICATE_URL' }]);
  const change = { ...given, version: version ?? before.version };
  return (await updateRecord(articles(), helpArticleHooks, write, before.id, change)) as Article;
});
