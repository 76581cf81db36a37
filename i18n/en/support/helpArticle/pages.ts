import type {
  changelog as changelogSource,
  help as helpSource,
  highlights as highlightsSource,
} from '../../../pt/support/helpArticle/pages.ts';
import type { Shape } from '../../../types.ts';

export const help = {
  title: 'Help',
  search: 'Search the help',
  results: '%{smart_count} article |||| %{smart_count} articles',
  nothing: 'No articles match your search',
  nothingText: 'Try other words, or fewer words.',
  clear: 'Clear the search',
  none: 'There are no help articles yet',
  noneText: 'The register’s operator can write them here.',
  otherLanguage: 'In Portuguese',
  otherLanguageText: 'This article does not exist in English yet.',
  translate: 'Write it in English',
  article: 'Help article',
  notFound: 'There is no help for this page',
  notFoundText: 'The article does not exist or was deleted.',
  contents: 'In this article',
  next: 'Next',
  previous: 'Previous',
  neighbours: 'Other articles',
  link: 'Link to “%{title}”',
  updated: 'Updated on %{date}',
  edit: 'Edit',
  print: 'Print',
  openPage: 'Open the page',
  all: 'All help',
  full: 'Open the whole article',
  panel: 'Help for this page',
  close: 'Close the help',
  create: 'New article',
  createTitle: 'New help article',
  editTitle: 'Edit help article',
  write: 'Write',
  preview: 'Preview',
  previewEmpty: 'The article has no text yet.',
  delete: 'Delete',
  deleteTitle: 'Delete the article “%{title}”?',
  deleteText: 'It can no longer be read. What was written is kept in the history.',
  deleteFailed: 'Error, Something went wrong',
} satisfies Shape<typeof helpSource>;

export const changelog = {
  title: 'What’s new',
  edit: 'Edit what’s new',
  none: 'There is nothing new yet',
  noneText: 'Changes to the register will be listed here.',
} satisfies Shape<typeof changelogSource>;

export const highlights = {
  title: 'Highlights',
  discard: 'Do not show again',
  close: 'Close',
} satisfies Shape<typeof highlightsSource>;
