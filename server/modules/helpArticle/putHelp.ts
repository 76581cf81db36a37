import { putHelp } from '../../../resources/helpArticle/calls.ts';
import { createFromInput, updateFromInput } from '../../crud/write.ts';
import { formError, notFound } from '../../errors.ts';
import { handleWrite } from '../../http/handle.ts';
import { articles } from './articles.ts';
import { findArticle } from './findArticle.ts';

export const putHelpHandler = handleWrite(putHelp, async (write) => {
  const { tx, query, body } = write;
  const { version, ...given } = body;
  const before = await findArticle(tx, { ...query, lock: true });
  if (!before) {
    // Another user has deleted the article that this change was made to.
    if (version) throw notFound();
    return createFromInput(write, articles, { ...query, ...given });
  }
  if (version === null) throw formError([{ property: 'url', error: 'DUPLICATE_URL' }]);
  const change = { ...given, version: version ?? before.version };
  return updateFromInput(write, articles, before.id, change);
});
