import sql, { empty } from 'sql-template-tag';
import { listHelp } from '../../../../resources/support/helpArticle/calls.ts';
import type { HelpLanguage } from '../../../../resources/support/helpArticle/language.ts';
import { plainText } from '../../../../resources/kit/values/html.ts';
import { foldText } from '../../../../resources/numbers/text.ts';
import { freeText } from '../../../crud/where.ts';
import { handleRead } from '../../../http/handle.ts';

/** Characters of an article that the list shows. */
const EXCERPT_CHARACTERS = 180;

interface Row {
  readonly id: number;
  readonly url: string;
  readonly language: HelpLanguage;
  readonly title: string;
  readonly category: string;
  readonly contents: string;
}

/** The beginning of a text; where one of the words is found further in, the part around it. */
function summaryOf(html: string, words: readonly string[]): string {
  const text = plainText(html.replace(/<\/h[1-6]>/g, ': '));
  // Folding keeps the number of letters in all but a few words, and a summary need not be exact.
  const folded = foldText(text);
  const found = Math.min(...words.map((word) => folded.indexOf(word)).filter((at) => at >= 0));
  const start =
    Number.isFinite(found) && found > EXCERPT_CHARACTERS / 2
      ? text.lastIndexOf(' ', found - EXCERPT_CHARACTERS / 3) + 1
      : 0;
  const rest = text.slice(start);
  const end = rest.length > EXCERPT_CHARACTERS ? rest.lastIndexOf(' ', EXCERPT_CHARACTERS) : rest.length;
  return `${start > 0 ? '… ' : ''}${rest.slice(0, end > 0 ? end : EXCERPT_CHARACTERS)}${end < rest.length ? ' …' : ''}`;
}

export const listHelpHandler = handleRead(listHelp, async ({ db, query }) => {
  const { language, fallback, universalSearch = '' } = query;
  const words = foldText(universalSearch).split(' ').filter(Boolean);
  // A title that has the first word comes before a text that mentions it.
  const first = words[0] === undefined ? empty : sql`position(${words[0]} in fold_text(t.title)) = 0,`;
  const rows = await db.query<Row>(sql`
    select t.id, t.url, t.language, t.title, t.category, t.contents
    from (
      select distinct on (url) * from help_article
      where language = ${language} or ${fallback === 'true'}::boolean
      order by url, language <> ${language}
    ) t
    where ${freeText(universalSearch)}
    order by ${first} t.position, t.category, t.title, t.id
    limit 500`);
  return {
    content: rows.map(({ contents, ...item }) => ({ ...item, summary: summaryOf(contents, words) })),
    totalItems: rows.length,
  };
});
