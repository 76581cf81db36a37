import type { ownerMergePages as source } from '../../../pt/owners/ownerMerge/pages.ts';
import type { Shape } from '../../../types.ts';

export const ownerMergePages = {
  dialog: {
    title: 'Merge the record of %{name} with another',
    text: 'Select the other record of the same person. The operator of the register decides the request: nothing changes before that.',
    alike: 'Similar records',
    noneAlike: 'No similar record was found. Search for the other record.',
    search: 'Find another record',
    searchHelp: 'Name, tax number or contact.',
    searchButton: 'Search',
    none: 'No other record matches.',
    results: 'Records found',
    choose: 'Compare',
    chooseNamed: 'Compare with %{name}',
    change: 'Select another record',
    swap: 'Keep the other record',
    grounds: 'Grounds',
    groundsHelp: 'Why both records are of the same person.',
    documents: 'Documents that prove it',
    send: 'Request the merge',
    sent: 'The merge has been requested',
    obstacle: 'The records cannot be merged. %{which}: %{reason}',
  },
  compare: {
    compare: 'Both records, field by field',
    field: 'Field',
    survivor: 'Record to keep',
    absorbed: 'Record to merge',
    keep: '%{field}: keep the value of %{name}',
    equal: 'The data of both records are the same.',
    contactsWait:
      'The contacts that you select do not change with the merge: they wait for the owner to confirm them. Until then, messages go to the current contact and to the new one.',
    readOnly: 'this value stays',
    readOnlyEmpty: 'stays without a value',
  },
  moves: {
    title: 'Moves to the record to keep',
    none: 'The record to merge has no animals or other records.',
    done: 'Moved to the record that was kept',
    undone: 'Had moved to the record that was kept',
    documents: '%{smart_count} document |||| %{smart_count} documents',
    observations: '%{smart_count} note |||| %{smart_count} notes',
    stays: 'The record to merge is locked, and opens from the other one.',
  },
  page: {
    title: 'Merge no. %{number}',
    reverted: 'This merge was undone on %{date}.',
    revertedBy: 'This merge was undone on %{date} by %{name}.',
    merged: 'The records have been merged.',
    unmerged: 'The merge of the records was undone.',
    taken:
      'Values requested from the other record: %{names}. The contacts waited for the owner to confirm them.',
    wereTaken: 'Values that had been requested from the other record: %{names}.',
  },
  alert: {
    title: 'Record merged into that of %{name}',
    text: 'The animals and records are in that record. This one can only be read.',
    open: 'Open the record that was kept',
  },
} satisfies Shape<typeof source>;
