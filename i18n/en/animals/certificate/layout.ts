import type { certificateLayout as source } from '../../../pt/animals/certificate/layout.ts';
import type { Shape } from '../../../types.ts';

export const certificateLayout = {
  language: 'Language of the document',
  source: 'Layout (Typst)',
  preview: 'Preview with sample data',
  save: 'Save draft',
  publish: 'Publish',
  saved: 'The draft was saved.',
  published: 'Version %{number} was published.',
  place: 'Line %{line}, column %{column}: %{text}',
  faults: {
    UNKNOWN_NAME: 'The layout uses “%{about}”, which does not exist.',
    UNKNOWN_VALUE: '“%{about}” is not data that can be printed: see the list below the layout.',
    UNKNOWN_ARGUMENT: 'The function has no argument “%{about}”.',
    EXTRA_ARGUMENT: 'The function is given one argument too many.',
    MISSING_ARGUMENT: 'The argument “%{about}” is missing.',
    WRONG_VALUE: 'This value is not of the expected type.',
    UNCLOSED:
      'What begins here is not closed: a quotation mark, a bracket or another closing sign is missing.',
    SYNTAX: 'The layout is not well formed here.',
    NO_FILES: 'A layout cannot read files or packages.',
    NO_TITLE: 'The first heading must be the title of the document: begin the layout with #title(…).',
    SKIPPED_HEADING: 'The headings skip a level.',
    NO_DESCRIPTION: 'An image or formula has no description for screen readers: add “alt”.',
    NOT_ACCESSIBLE: 'Screen readers cannot read the document.',
    ENDLESS: 'The layout takes too long or does not end.',
    TOO_LARGE: 'The layout needs too much memory.',
    TOO_MANY_PAGES: 'The document has more than %{about} pages.',
    NOT_DRAWN: 'The document was not drawn. Try again; if it happens again, simplify the layout.',
    OTHER: 'The layout has an error that the compiler describes as follows:',
  },
  errors: 'The layout has errors',
  values: 'Data that can be printed',
  draft: 'Draft of version %{number}',
  current: 'Published: version %{number}',
  unpublished: 'No published version yet',
} satisfies Shape<typeof source>;
