import type { helpArticle as source } from '../../../pt/support/helpArticle/module.ts';
import type { Shape } from '../../../types.ts';

export const helpArticle = {
  name: 'Help article |||| Help articles',
  done: {
    created: 'Help article created: %{name}',
    updated: 'Help article saved: %{name}',
    deleted: 'Help article deleted: %{name}',
  },
  fields: {
    language: 'Language',
    url: 'Page',
    title: 'Title',
    category: 'Topic',
    position: 'Order',
    contents: 'Text',
    updateTimestamp: 'Updated',
  },
  help: {
    url: 'The address of the page that the article explains, such as /animal or /animal/view/:transponder.',
    category: 'One of the topics that there are, or a new one.',
    position: 'Articles with a smaller number come first.',
  },
  choices: { language: { 'pt-PT': 'Portuguese', 'en-US': 'English' } },
  errors: {
    MISSING_CONTENTS: 'Enter the text of the article.',
    MISSING_CATEGORY: 'Enter the topic of the article.',
  },
} satisfies Shape<typeof source>;
