import { choice, integer, richText, text, timestamp } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { HELP_LANGUAGES } from './language.ts';
import { isPage, pageOf } from './articlePages.ts';

/** The position of an article without a given one. */
const LAST = 1000;

/** An explanation of a page, in one language. Its calls are its own: it is named by page and language, not by number. */
export const helpArticle = defineModule({
  name: 'helpArticle',
  path: 'help',
  access: { read: 'SIGNED_IN', pages: { any: [] }, write: 'WRITE_HELP' },
  fields: {
    language: choice(HELP_LANGUAGES, { required: true, createOnly: true }),
    url: text({ required: 'MISSING_URL', max: 200, normalise: pageOf, valid: isPage, createOnly: true }),
    title: text({ required: 'MISSING_TITLE', max: 120 }),
    category: text({ required: 'MISSING_CATEGORY', max: 60 }),
    position: integer({ required: true, min: 0, max: 9999, initial: LAST }),
    contents: richText({ required: 'MISSING_CONTENTS' }),
    updateTimestamp: timestamp({ computed: true }),
  },
  title: 'title',
  list: {
    columns: ['title', 'category', 'language'],
    sort: ['position', 'ASC'],
    search: ['title', 'category', 'contents'],
  },
  unique: [{ index: 'help_article_page', property: 'url', code: 'DUPLICATE_URL' }],
  without: ['search', 'get', 'create', 'update', 'remove'],
});
