import type { form as source } from '../../../pt/kit/views/form.ts';
import type { Shape } from '../../../types.ts';

/** Forms: saving, leaving, deleting, what is wrong, and what came of it. */
export const form = {
  create: 'Create',
  save: 'Save',
  cancel: 'Cancel',
  edit: 'Edit',
  view: 'View',
  close: 'Close',
  back: 'Close',
  delete: 'Delete',
  again: 'Try again',
  charge: 'Top up credits',
  setup: 'Open the setup list',
  requiredHint: 'Fields marked with * are required.',
  readOnly: 'Read only',
  notWritableRecord: 'You do not have permission to change this record.',
  createTitle: 'Create %{name}',
  counter: '%{count} of %{max} characters',
  loading: 'Loading the form',
  tabs: {
    label: 'Sections of the record',
    fields: 'Details',
    files: 'Files',
    versions: 'Versions',
    more: 'More',
  },
  panel: {
    about: 'About this record',
    operations: 'Actions',
  },
  confirmWord: 'Enter “%{word}” to confirm',
  deleteConfirm: {
    title: 'Delete %{title}?',
    text: 'The record will no longer be available. This cannot be undone.',
    confirm: 'Delete',
    cancel: 'Keep',
    word: 'delete',
  },
  unsaved: {
    title: 'Unsaved changes',
    text: 'Some changes are not saved, do you want to exit this page?',
    leave: 'Exit without saving',
    stay: 'Stay on the page',
  },
  discard: {
    title: 'Discard the changes?',
    text: 'What was changed in this record has not been saved.',
    confirm: 'Discard',
    keep: 'Keep editing',
    save: 'Save the changes',
  },
  errors: {
    title: 'Check the marked fields',
    summary: '1 field to correct |||| %{smart_count} fields to correct',
    item: '%{field}: %{error}',
    between: '%{field}: enter a value from %{min} to %{max}.',
    atLeast: '%{field}: enter at least %{min}.',
    atMost: '%{field}: enter %{max} at most.',
    more: 'and 1 more |||| and %{smart_count} more',
  },
  saved: {
    open: 'Open %{title}',
    another: 'Create another',
  },
  connection: {
    title: 'No connection to the server',
    text: 'What you typed is kept on this page. Nothing is lost; try again when you are back online.',
    again: 'Try again',
    offline: 'This device has no internet connection.',
    left: 'The connection was lost before the server answered. Check whether the change was made before you repeat it.',
  },
  session: {
    title: 'The session has ended',
    text: 'For security, the session has ended. What you typed is kept: sign in to continue.',
  },
  notFound: {
    title: 'Record not found',
    text: 'The record does not exist or you do not have access to it.',
  },
} satisfies Shape<typeof source>;
