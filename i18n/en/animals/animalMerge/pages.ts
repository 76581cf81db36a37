import type { animalMergePages as source } from '../../../pt/animals/animalMerge/pages.ts';
import type { Shape } from '../../../types.ts';

export const animalMergePages = {
  reasons: {
    registeredTwice: 'Animal registered twice',
    transponderReplaced: 'Transponder replaced',
    transponderMisread: 'Transponder misread at registration',
    secondTransponder: 'Animal with two transponders',
  },
  dialog: {
    title: 'Merge another record into that of %{name}',
    text: 'The other record ends. Its records and documents move to the record of %{name}, and its transponder finds this animal from then on. The merge can be undone.',
    old: 'Old transponder',
    oldHelp: 'The number, or at least 4 digits of its beginning or end.',
    search: 'Search',
    none: 'No record has this transponder.',
    many: 'More than one record has these digits. Enter the whole number.',
    same: 'This is the transponder of the record itself. Enter the transponder of another record.',
    found: 'Record found: %{name}, %{transponder}',
    otherOwner:
      'The two records have different owners: %{current} on this one, %{other} on the other. A merge transfers no ownership: the owner of this record stays.',
    reason: 'Reason',
    reasonHelp: 'Select a reason or write another one.',
    compare: 'Both records, field by field',
    field: 'Field',
    current: 'This record',
    other: 'Other record',
    keep: '%{field}: the value of %{name} stays',
    equal: 'Both records have the same data.',
    readOnly: 'this value stays',
    readOnlyEmpty: 'stays without a value',
    moves: 'Moves to this record',
    movesNone: 'The other record has no records and no documents.',
    documents: '%{smart_count} document |||| %{smart_count} documents',
    observations: '%{smart_count} note |||| %{smart_count} notes',
    certificates: '%{smart_count} certificate |||| %{smart_count} certificates',
    obstacle: 'The records cannot be merged. %{which}: %{reason}',
    confirm: 'Merge records',
  },
  open: 'View the merge',
  registered: 'registered on %{date}',
  veterinary: 'by %{name} (%{number})',
} satisfies Shape<typeof source>;
