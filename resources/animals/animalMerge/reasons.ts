/**
 * The reasons for a merge, as stored, by the key of their text in the page's language (`animalMergePages.reasons`).
 */
export const MERGE_REASONS = {
  registeredTwice: 'animal registado duas vezes',
  transponderReplaced: 'transponder substituído',
  transponderMisread: 'transponder mal lido no registo',
  secondTransponder: 'animal com dois transponders',
} as const;
