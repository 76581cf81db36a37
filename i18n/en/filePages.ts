import type { filePages as source } from '../pt/filePages.ts';
import type { Shape } from '../types.ts';

export const filePages = {
  general: 'General files',
  generalText: 'Templates, instructions and other documents for everybody who uses the register.',
  noneGeneral: 'Documents for everybody appear here.',
  list: 'Files',
  search: 'Search files',
  none: 'There are no files',
  noneText: 'Documents added to this record appear here.',
  nothing: 'No file matches “%{text}”',
  add: 'Add files',
  send: 'Send',
  sending: 'Sending. Do not close this page.',
  uploaded: 'The file was added. |||| %{smart_count} files were added.',
  added: 'Added on %{date}',
  addedBy: 'Added on %{date} by %{name}',
  validUntil: 'Valid until %{date}',
  expired: 'No longer available since %{date}',
  download: 'Download',
  closeFile: 'Close %{filename}',
  remove: {
    title: 'Delete %{name}?',
    text: 'The file is no longer available to anybody. This cannot be undone.',
    confirm: 'Delete',
    done: 'The file was deleted.',
  },
} satisfies Shape<typeof source>;
