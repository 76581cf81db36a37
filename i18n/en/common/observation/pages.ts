import type { observationPages as source } from '../../../pt/common/observation/pages.ts';
import type { Shape } from '../../../types.ts';

export const observationPages = {
  title: 'Notes',
  open: 'Notes',
  openCount: 'Notes: %{n}',
  intro: 'Only users who may view notes see them. Public notes are shown to everyone who opens this page.',
  list: 'Notes on this page',
  none: 'No notes',
  noneText: 'What you write here stays on this page, where your colleagues see it.',
  by: '%{name}, %{date}',
  fixed: 'Pinned',
  fixedPublic: 'Public',
  close: 'Close',
  notices: 'Notices about this record',
  write: {
    label: 'New note',
    fixed: 'Pin to the top of the list',
    fixedPublic: 'Show to everyone who opens this page',
    save: 'Save note',
  },
  remove: {
    open: 'Delete the note by %{name}, %{date}',
    title: 'Delete the note?',
    text: 'The note no longer appears on this page.',
    confirm: 'Delete',
  },
  discard: {
    title: 'Close without saving?',
    text: 'The note that you wrote will be lost.',
    confirm: 'Close without saving',
    keep: 'Continue writing',
  },
} satisfies Shape<typeof source>;
