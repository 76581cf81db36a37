import sql, { empty } from 'sql-template-tag';
import type { HelpLanguage } from '../../../resources/helpArticle/language.ts';
import type { helpArticle } from '../../../resources/helpArticle/schema.ts';
import type { RecordOfModule } from '../../../resources/kit/module.ts';
import { findOne, type Queryable } from '../../db/db.ts';

export type Article = RecordOfModule<typeof helpArticle>;

interface ArticleQuery {
  readonly language: HelpLanguage;
  readonly url: string;
  /** The other language's article is better than none. */
  readonly fallback?: boolean;
  /** It is about to be changed. */
  readonly lock?: boolean;
}

/** The help article of a page. */
export const findArticle = (
  db: Queryable,
  { language, url, fallback = false, lock = false }: ArticleQuery,
): Promise<Article | undefined> =>
  findOne<Article>(
    db,
    sql`select id, version, language, url, title, category, position, contents, update_timestamp
        from help_article where url = ${url} and (language = ${language} or ${fallback}::boolean)
        order by language <> ${language} limit 1${lock ? sql` for update` : empty}`,
  );
