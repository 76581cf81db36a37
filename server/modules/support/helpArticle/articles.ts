import sql, { empty } from 'sql-template-tag';
import { getHelp, putHelp, removeHelp } from '../../../../resources/support/helpArticle/calls.ts';
import type { HelpLanguage } from '../../../../resources/support/helpArticle/language.ts';
import { helpArticle } from '../../../../resources/support/helpArticle/schema.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import { createFromInput, removeById, updateFromInput } from '../../../crud/writeFromInput.ts';
import { findOne, type Queryable } from '../../../db/db.ts';
import { formError, notFound } from '../../../errors.ts';
import { handleRead, handleWrite } from '../../../http/handle.ts';
import { storedModule } from '../../../write/storedModule.ts';
import { helpArticleHooks } from './hooks.ts';

type Article = RecordOfModule<typeof helpArticle>;

const articles = storedModule<Article>(helpArticle, helpArticleHooks);

interface ArticleQuery {
  readonly language: HelpLanguage;
  readonly url: string;
}

interface FindOptions {
  /** The other language's article is better than none. */
  readonly fallback?: boolean;
  /** It is about to be changed. */
  readonly lock?: boolean;
}

/** The help article of a page. */
const findArticle = (
  db: Queryable,
  { language, url }: ArticleQuery,
  { fallback = false, lock = false }: FindOptions,
): Promise<Article | undefined> =>
  findOne<Article>(
    db,
    sql`select id, version, language, url, title, category, position, contents, update_timestamp
        from help_article where url = ${url} and (language = ${language} or ${fallback}::boolean)
        order by language <> ${language} limit 1${lock ? sql` for update` : empty}`,
  );

export const getHelpHandler = handleRead(getHelp, async ({ db, query }) => {
  const article = await findArticle(db, query, { fallback: query.fallback === 'true' });
  if (!article) throw notFound();
  return article;
});

export const putHelpHandler = handleWrite(putHelp, async (write) => {
  const { tx, query, body } = write;
  const { version, ...given } = body;
  const before = await findArticle(tx, query, { lock: true });
  if (!before) {
    // Another user has deleted the article that this change was made to.
    if (version) throw notFound();
    return createFromInput(write, articles, { ...query, ...given });
  }
  if (version === null) throw formError([{ property: 'url', error: 'DUPLICATE_URL' }]);
  const change = { ...given, version: version ?? before.version };
  return updateFromInput(write, articles, before.id, change);
});

export const removeHelpHandler = handleWrite(removeHelp, async (write) => {
  const article = await findArticle(write.tx, write.query, { lock: true });
  if (!article) throw notFound();
  await removeById(write, articles, article.id);
  return { id: article.id };
});
