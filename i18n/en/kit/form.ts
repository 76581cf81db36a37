import type { form as source } from '../../pt/kit/form.ts';
import type { Shape } from '../../types.ts';

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
  requiredHint: 'Fields marked with * are required.',
  readOnly: 'Read only',
  notWritableRecord: 'This account cannot change this record.',
  createTitle: 'Create %{name}',
  counter: '%{count} of %{max} characters',
  loading: 'Loading the form',
  panel: {
    told: 'About this record',
    operations: 'What can be done with this record',
  },
  deleteConfirm: {
    title: 'Delete %{title}?',
    text: 'The record will no longer be available. This cannot be undone.',
    confirm: 'Delete',
    cancel: 'Keep',
  },
  unsaved: {
    title: 'Unsaved changes',
    text: 'Some changes are not saved, do you want to exit this page?',
    leave: 'Exit without saving',
    stay: 'Stay on the page',
  },
  errors: {
    title: 'Check the marked fields',
    summary: '1 field needs attention |||| %{smart_count} fields need attention',
    item: '%{field}: %{error}',
    otherData: 'Other data',
  },
  saved: {
    open: 'Open %{title}',
    another: 'Create another',
  },
  connection: {
    title: 'No connection to the server',
    text: 'What was typed stays on this page. Nothing is lost; try again when the connection is back.',
    again: 'Try again',
    offline: 'This device has no internet connection.',
  },
  session: {
    title: 'The session has ended',
    text: 'For security, the session has ended. What was typed is kept: sign in to carry on.',
  },
  notFound: {
    title: 'Record not found',
    text: 'The record does not exist or is not visible to this account.',
  },
} satisfies Shape<typeof source>;
