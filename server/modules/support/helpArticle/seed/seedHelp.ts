import sql from 'sql-template-tag';
import { plainText } from '../../../../../resources/kit/values/html.ts';
import { searchTextOf } from '../../../../../resources/numbers/text.ts';
import type { Queryable } from '../../../../db/db.ts';
import { json } from '../../../../db/sql.ts';
import { cleanHtml } from '../../../../html/clean.ts';
import { CATEGORIES, type HelpText } from './article.ts';
import { accountArticles } from './articles/account.ts';
import { animalArticles } from './articles/animals.ts';
import { entityArticles } from './articles/entity.ts';
import { importArticles } from './articles/imports.ts';
import { lostAnimalArticles } from './articles/lostAnimals.ts';
import { messageArticles } from './articles/messages.ts';
import { staffArticles } from './articles/staff.ts';
import { startArticles } from './articles/start.ts';
import { transferArticles } from './articles/transfers.ts';
import { workArticles } from './articles/work.ts';

/** The help of a new register, in the order of its index. */
export const HELP: readonly HelpText[] = [
  ...startArticles,
  ...animalArticles,
  ...lostAnimalArticles,
  ...transferArticles,
  ...workArticles,
  ...importArticles,
  ...messageArticles,
  ...entityArticles,
  ...accountArticles,
  ...staffArticles,
];

/** Between two positions there is room for an article of the operator's. */
const STEP = 10;

const rows = () =>
  HELP.flatMap(({ url, category, pt, en }, at) =>
    [['pt-PT', CATEGORIES[category].pt, pt] as const, ['en-US', CATEGORIES[category].en, en] as const].map(
      ([language, topic, { title, contents }]) => {
        const clean = cleanHtml(contents);
        return {
          language,
          url,
          title,
          category: topic,
          position: (at + 1) * STEP,
          contents: clean,
          search_text: searchTextOf(title, topic, plainText(clean)),
        };
      },
    ),
  );

/**
 * Writes the articles that a register begins with, each once: what was changed stays as it was changed, and what
 * was deleted does not come back, for its versions tell that it was there.
 */
export async function seedHelp(tx: Queryable): Promise<void> {
  await tx.query(sql`
    with given as (
      select * from jsonb_to_recordset(${json(rows())}) as r (language text, url text, title text, category text,
        position int, contents text, search_text text)
    ), written as (
      insert into help_article (language, url, title, category, position, contents, search_text)
      select language, url, title, category, position, contents, search_text from given g
      where not exists (
        select 1 from record_version v
        where v.module = 'helpArticle' and v.data->>'url' = g.url and v.data->>'language' = g.language
      )
      order by g.position
      on conflict do nothing
      returning id, version, language, url, title, category, position, contents, update_timestamp
    )
    insert into record_version (module, record_id, version, revision_type, data)
    select 'helpArticle', id, version, 'CREATE', jsonb_build_object('id', id, 'version', version, 'language', language,
      'url', url, 'title', title, 'category', category, 'position', position, 'contents', contents,
      'updateTimestamp', to_char(update_timestamp at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from written`);
}
