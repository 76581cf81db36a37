import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { RICH_TEXT_MAX } from '../../kit/fields.ts';
import { fieldShape } from '../../kit/checks/shapes.ts';
import { HELP_LANGUAGES, helpLanguageOf } from './language.ts';
import { isPage, pageOf } from './articlePages.ts';
import { describe } from '../../kit/values/described.ts';
import { helpArticle } from './schema.ts';
import { impersonal } from '../../kit/values/personal.ts';

const language = describe(
  z
    .string()
    .max(20)
    .transform((tag) => helpLanguageOf(tag) ?? tag)
    .pipe(z.enum(HELP_LANGUAGES, 'INVALID_LANGUAGE')),
  { as: z.enum(HELP_LANGUAGES) },
);
const url = describe(z.string().trim().max(200).transform(pageOf).refine(isPage, 'INVALID_URL'), {
  example: '/animal',
});
/** A page without an article in the language gets that of the other one; `language` names it. */
const fallback = z.enum(['true', 'false']).optional();

const item = z.object({
  id: z.number(),
  url: z.string(),
  language: z.enum(HELP_LANGUAGES),
  title: z.string(),
  category: z.string(),
  /** The beginning of the article, or where what was looked for stands in it. */
  summary: z.string(),
});

const article = item.omit({ summary: true }).extend({
  version: z.number(),
  position: z.number(),
  contents: impersonal(z.string()),
  updateTimestamp: z.iso.datetime().nullable(),
});

export const listHelp = defineCall({
  name: 'listHelp',
  method: 'GET',
  path: '/help/list',
  access: 'SIGNED_IN',
  summary:
    'Lists the help articles of a language in their order, all of them or those with all of some words',
  query: z.strictObject({ language, fallback, universalSearch: z.string().trim().max(100).optional() }),
  answer: z.object({ content: z.array(item), totalItems: z.number() }),
});

export const getHelp = defineCall({
  name: 'getHelp',
  method: 'GET',
  path: '/help/',
  access: 'SIGNED_IN',
  summary: 'Reads the help article of a page',
  query: z.strictObject({ language, url, fallback }),
  answer: article,
  errors: ['NOT_FOUND'],
});

const { title, category, position } = helpArticle.fields;

export const putHelp = defineCall({
  name: 'putHelp',
  method: 'PUT',
  path: '/help/',
  access: 'WRITE_HELP',
  failure: 'ERROR_SAVE_HELP',
  summary: 'Writes the help article of a page: the one that is there, else a new one',
  query: z.strictObject({ language, url }),
  body: z.strictObject({
    title: describe(fieldShape('title', title).optional(), {
      owedWhen: 'of a new article',
      example: 'Animais',
      isInExamples: true,
    }),
    category: describe(fieldShape('category', category).optional(), {
      owedWhen: 'of a new article',
      example: 'Animais',
      isInExamples: true,
    }),
    // Whether words are left is seen once it has been cleaned.
    contents: describe(z.string().max(RICH_TEXT_MAX, 'TOO_LONG').nullish(), {
      owedWhen: 'of a new article',
      example: '<p>Texto</p>',
      isInExamples: true,
    }),
    position: fieldShape('position', position).optional(),
    /** The version that was read, so that no other change is overwritten; `null`: there must be none yet. */
    version: z.number().int().positive().nullish(),
  }),
  answer: article,
  errors: ['FORM_ERROR_MSG', 'STALE_VERSION', 'DUPLICATE_URL', 'NOT_FOUND'],
  bodyLimit: 512 * 1024,
});

export const removeHelp = defineCall({
  name: 'removeHelp',
  method: 'DELETE',
  path: '/help/',
  access: 'WRITE_HELP',
  failure: 'ERROR_DELETE_HELP',
  summary: 'Deletes the help article of a page; its versions stay',
  query: z.strictObject({ language, url }),
  answer: z.object({ id: z.number() }),
  errors: ['NOT_FOUND'],
});
